import { offerPeople, speak } from './words.js';

const LOOK_AGAIN_MS = 700;

const requests = document.querySelector('#requests');
const nothing = document.querySelector('#nothing');
const template = document.querySelector('#request');

const post = (address, body) =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** A question on the screen of a phone; answering takes it away. */
function draw({ id, service, name, text, code, more }, { words, fill }) {
  const card = template.content.cloneNode(true).firstElementChild;
  fill(card);
  card.dataset.id = id;
  card.querySelector('.service').textContent = words[service];
  card.querySelector('.name').textContent = name;
  card.querySelector('.text').textContent = text;
  card.querySelector('.code').textContent = code ?? '';
  card.querySelector('.code-label').hidden = code === null;
  const others = card.querySelector('details');
  for (const answer of more) {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', textContent: words[answer] });
    button.dataset.answer = answer;
    others.append(button);
  }
  for (const button of card.querySelectorAll('[data-answer]'))
    button.addEventListener('click', async () => {
      card.remove();
      nothing.hidden = requests.childElementCount > 0;
      const answer = await post('/phone/answer', { id, answer: button.dataset.answer });
      const { way_back } = await answer.json();
      if (way_back) location.assign(way_back);
    });
  return card;
}

/** Shows what waits now; what is there already stays as it is, so that a finger does not miss its button. */
async function look(said) {
  const waiting = await (await fetch('/phone/requests')).json();
  for (const card of [...requests.children]) if (!waiting.some(({ id }) => id === card.dataset.id)) card.remove();
  for (const request of waiting)
    if (![...requests.children].some((card) => card.dataset.id === request.id)) requests.prepend(draw(request, said));
  nothing.hidden = requests.childElementCount > 0;
}

/** Somebody came with a scanned code, or the app was opened on the same device: whose phone is it? */
async function offerScan(link, words) {
  const flowType = link.includes('deviceLinkType=Web2App') ? 'Web2App' : 'QR';
  if (flowType === 'Web2App') document.querySelector('#scan-title').textContent = words.opened_title;
  const [section, owner, failed] = ['#scan', '#owner', '#scan-failed'].map((name) => document.querySelector(name));
  await offerPeople(owner);
  section.hidden = false;
  document.querySelector('#scan-go').addEventListener('click', async () => {
    const answer = await post('/mock/device-link', {
      documentNumber: `PNO${owner.value}`,
      deviceLink: link,
      flowType,
    });
    failed.hidden = answer.ok;
    section.hidden = answer.ok;
  });
}

const said = await speak();
const link = new URLSearchParams(location.search).get('link');
if (link !== null) await offerScan(link, said.words);
const keepLooking = async () => {
  // The demonstration may be stopped while this page is open; it then simply shows nothing new.
  await look(said).catch(() => undefined);
  setTimeout(keepLooking, LOOK_AGAIN_MS);
};
await keepLooking();
