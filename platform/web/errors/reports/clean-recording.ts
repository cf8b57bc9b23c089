import { placeOf } from '#platform/contract/report-text.ts';

/** The kinds of rrweb, the recorder: what is drawn, what changes, where. Its custom events tell texts and addresses. */
const FULL_SNAPSHOT = 2;
const CHANGE = 3;
const META = 4;
const KEPT_TYPES = new Set<unknown>([0, 1, FULL_SNAPSHOT, CHANGE, META]);

/** Changes without words: the pointer, touches, scrolling, the size of the window, selections, style rules. */
const WORDLESS = new Set<unknown>([1, 2, 3, 4, 6, 8, 12, 13, 14, 15]);
const MUTATION = 0;
const INPUT = 5;

const DOCUMENT_TYPE = 1;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const masked = (value: unknown): string => (typeof value === 'string' ? value.replace(/[^\s*]/g, '*') : '');

/** What a box looks like is told by these; every other attribute may be a name, an address or a text. */
const LOOKS =
  /^(class|type|role|dir|lang|hidden|disabled|checked|open|rel|width|height|rr_(width|height|scrollLeft|scrollTop))$/;
/** States, such as `data-active="true"`; whatever begins with a capital letter could be somebody's name. */
const STATE = /^(data|aria)-/;
const STATE_VALUE = /^([a-z][a-z-]{0,20}|[\d.]{0,6})$/;

const withoutAddresses = (css: string): string => css.replace(/url\([^)]*\)/gi, 'none');

/** A style as text, or property by property as a change tells it. */
const cleanStyle = (style: unknown): unknown =>
  typeof style === 'object' && style !== null
    ? Object.fromEntries(Object.entries(style).map(([name, value]) => [name, cleanStyle(value)]))
    : typeof style === 'string'
      ? withoutAddresses(style)
      : style;

function cleanAttributes(attributes: unknown): Fields {
  const kept = Object.entries(fieldsOf(attributes)).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'style' || name === '_cssText') return [[name, cleanStyle(value)]];
    const isTold = LOOKS.test(name) || (STATE.test(name) && (value === true || STATE_VALUE.test(String(value))));
    return isTold ? [[name, value]] : [];
  });
  return Object.fromEntries(kept);
}

/** A node with everything below it: boxes stay, words become stars. Style sheets are ours and stay readable. */
function cleanNode(node: unknown): Fields {
  const { type, id, tagName, textContent, isStyle, isSVG, needBlock, rootId, attributes, childNodes } = fieldsOf(node);
  return {
    ...{ type, id, tagName, isStyle, isSVG, needBlock, rootId },
    name: type === DOCUMENT_TYPE ? 'html' : undefined,
    textContent:
      textContent === undefined ? undefined : isStyle ? withoutAddresses(String(textContent)) : masked(textContent),
    attributes: attributes === undefined ? undefined : cleanAttributes(attributes),
    childNodes: childNodes === undefined ? undefined : listOf(childNodes).map(cleanNode),
  };
}

function cleanChange(data: Fields): Fields | null {
  const { source, id, isChecked } = data;
  if (WORDLESS.has(source)) return data;
  if (source === INPUT) return { source, id, isChecked, text: masked(data.text) };
  if (source !== MUTATION) return null;
  return {
    source,
    removes: data.removes,
    texts: listOf(data.texts).map((text) => ({ id: fieldsOf(text).id, value: masked(fieldsOf(text).value) })),
    adds: listOf(data.adds).map((add) => ({ ...fieldsOf(add), node: cleanNode(fieldsOf(add).node) })),
    attributes: listOf(data.attributes).map((change) => ({
      id: fieldsOf(change).id,
      attributes: cleanAttributes(fieldsOf(change).attributes),
    })),
  };
}

function cleanData(type: unknown, data: Fields): Fields | null {
  if (type === META) return { href: placeOf(String(data.href)), width: data.width, height: data.height };
  if (type === FULL_SNAPSHOT) return { node: cleanNode(data.node), initialOffset: data.initialOffset };
  return type === CHANGE ? cleanChange(data) : {};
}

/** Keeps of a recording what shows how the page was laid out and moved; everything that was said on it is gone. */
export const cleanRecording = (events: unknown): Fields[] =>
  listOf(events).flatMap((event) => {
    const { type, timestamp, data } = fieldsOf(event);
    const kept = KEPT_TYPES.has(type) ? cleanData(type, fieldsOf(data)) : null;
    return kept ? [{ type, timestamp, data: kept }] : [];
  });
