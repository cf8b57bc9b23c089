import { say } from '/words.js';

const SHOWN = 20;
const log = document.getElementById('log');

const cell = (className, text) => {
  const part = document.createElement('span');
  part.className = className;
  part.textContent = text;
  return part;
};

/** Writes down one message between the portal and the frame, the newest first; what is said again takes its place. */
export function writeDown({ direction, type, data }) {
  const line = document.createElement('li');
  const way = cell('way', say(direction));
  way.dataset.word = direction;
  line.dataset.message = `${direction} ${type}`;
  line.append(way, cell('type', type), cell('data', JSON.stringify(data)));
  // Scrolling alone would otherwise fill the list.
  if (log.firstElementChild?.dataset.message === line.dataset.message) log.firstElementChild.remove();
  log.prepend(line);
  while (log.children.length > SHOWN) log.lastElementChild.remove();
}
