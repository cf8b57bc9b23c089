import { build, type Rollup } from 'vite';

/**
 * What ours is compared with, as text because it runs in the page: this side knows no DOM. It is what the same screen needs at
 * least. It has the same libraries (React made for production, virtua), the same 10,000 messages, each as a bubble that
 * looks like ours, in plain markup: who, the words, when, the tick. A head stands above and a field with a button below,
 * and opening draws all three; the same answer of the server is fetched and read for it. The field holds its text in a
 * state and grows by itself. Around it stand a header, a menu and a list of conversations that never change.
 * It has no rights, menus, reactions, drafts, links, days, dialogs, languages, nor anything for a keyboard or a screen reader.
 */
const ENTRY = `
import { createElement as h, memo, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { VList } from 'virtua';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const Row = memo(({ row: { mine, name, text, at } }) =>
  h('article', { className: mine ? 'row mine' : 'row' },
    !mine && h('span', { className: 'face' }, name[0]),
    h('div', { className: 'column' },
      !mine && h('p', { className: 'name' }, name),
      h('div', { className: 'bubble' },
        h('div', { className: 'text', dir: 'auto' }, text),
        h('p', { className: 'foot' },
          h('time', { dateTime: at }, clock.format(new Date(at))),
          mine && h('svg', { className: 'tick', viewBox: '0 0 24 24' }, h('path', { d: 'M5 12l5 5l10-10' })))))));
const asRow = ({ message_id, author, author_user_id, content_plain, creation_date }) => ({
  key: message_id, mine: author_user_id % 2 === 0, name: author.firstname + ' ' + author.lastname, text: content_plain, at: creation_date,
});
const old = Array.from({ length: LENGTH }, (_, place) => ({
  key: 'old-' + place, mine: place % 2 === 0, name: 'Somebody Else', text: 'Line of a long talk, about as long as most of them are.',
  at: new Date().toISOString(),
}));

function List({ first }) {
  const [rows, add] = useReducer((known, frame) => [...known, asRow(JSON.parse(frame))], first);
  const list = useRef(null);
  window.addRow = add;
  useLayoutEffect(() => list.current.scrollToIndex(rows.length - 1, { align: 'end' }), [rows]);
  return h(VList, { ref: list, data: rows, bufferSize: 300, style: { flex: 1 } }, (row) => h(Row, { key: row.key, row }));
}
function Field() {
  const [text, setText] = useState('');
  return h('form', { className: 'composer' },
    h('textarea', { rows: 1, value: text, onChange: ({ target }) => setText(target.value) }),
    h('button', { disabled: text.trim() === '' }, 'Send'));
}
function Page() {
  const [first, setFirst] = useState(null);
  window.openList = async (address) => {
    const { data } = await (await fetch(address)).json();
    setFirst([...old, ...data.map(asRow)]);
  };
  window.closeList = () => setFirst(null);
  return first && h('div', { className: 'detail' },
    h('header', null, h('span', { className: 'face' }, 'A'), h('h2', null, 'A long talk')), h(List, { first }), h(Field));
}
createRoot(document.getElementById('root')).render(h(Page));
`;

const STYLE = `
* { box-sizing: border-box } body { margin: 0; font: 14px/1.5 system-ui } p { margin: 0 }
.top { height: 56px; border-bottom: 1px solid #ddd } .page { display: grid; grid-template-columns: 240px 360px minmax(0, 1fr); height: calc(100dvh - 56px) }
.page > * { min-height: 0; border-inline-end: 1px solid #ddd } .other { display: flex; gap: 8px; padding: 12px }
.detail { height: 100%; display: flex; flex-direction: column } header { display: flex; gap: 8px; padding: 8px; border-bottom: 1px solid #ddd }
.row { display: flex; gap: 8px; padding: 10px 24px 2px } .mine { justify-content: flex-end }
.face { flex: none; display: grid; place-items: center; width: 32px; height: 32px; border-radius: 50%; background: #dde }
.column { max-width: min(78%, 620px); min-width: 0 } .name { margin: 0 0 3px 12px; font-size: 12px; font-weight: 600 }
.bubble { display: flex; flex-wrap: wrap; align-items: flex-end; justify-content: flex-end; column-gap: 10px; padding: 8px 12px 5px;
  border: 1px solid #ddd; border-radius: 14px; background: #fff; overflow-wrap: anywhere }
.mine .bubble { background: #def } .text { min-width: 0; margin-inline-end: auto; white-space: pre-wrap }
.foot { display: flex; align-items: center; gap: 6px; font-size: 12px } .tick { width: 15px; height: 15px; fill: none; stroke: currentColor; stroke-width: 2 }
.composer { display: flex; gap: 6px; padding: 8px 12px; border-top: 1px solid #ddd }
textarea { flex: 1; min-width: 0; max-height: 36dvh; padding: 9px 14px; border-radius: 20px; font: inherit; resize: none; field-sizing: content }`;

const OTHER = '<a class="other" href="#"><span class="face">A</span><span>A talk<br>Line 3 of a long talk</span></a>';
const SHELL = `<header class="top">Kriit</header>
<div class="page"><nav>${'<p>A page</p>'.repeat(8)}</nav><div>${OTHER.repeat(2)}</div><div id="root"></div></div>`;

const NAME = 'virtual:bare-list';

/** A page with a virtual list of so many messages and a field, made like ours but with nothing else in it. */
export async function bareListPage(length: number): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    define: { LENGTH: String(length), 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, rollupOptions: { input: NAME } },
    plugins: [
      {
        name: 'bare-list',
        resolveId: (id) => (id === NAME ? `${import.meta.dirname}/bare-list.js` : null),
        load: (id) => (id.endsWith('/bare-list.js') ? ENTRY : null),
      },
    ],
  })) as Rollup.RollupOutput;
  const script = made.output[0].code.replaceAll('</script', '<\\/script');
  return `<!doctype html><style>${STYLE}</style>${SHELL}<script type="module">${script}</script>`;
}
