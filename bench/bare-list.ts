import { build, type Rollup } from 'vite';

/** Text, because it runs in the page: this side knows no DOM. A list, a field beside it, and nothing else. */
const ENTRY = `
import { createElement as h, memo, useEffect, useReducer, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { VList } from 'virtua';

const Row = memo(({ text }) => h('article', null, h('p', null, text)));
const Field = () => {
  const [text, setText] = useState('');
  return h('textarea', { value: text, onChange: ({ target }) => setText(target.value) });
};
const old = Array.from({ length: LENGTH }, (_, place) => 'Line ' + place + ' of a long talk, about as long as most of them are.');

function List({ first }) {
  const [rows, add] = useReducer((known, text) => [...known, text], first);
  const list = useRef(null);
  window.addRow = add;
  useEffect(() => list.current.scrollToIndex(rows.length - 1, { align: 'end' }), [rows]);
  return h(VList, { ref: list, data: rows, style: { flex: 1 } }, (text, place) => h(Row, { key: place, text }));
}
function Page() {
  const [first, setFirst] = useState(null);
  window.openList = async (address) => {
    const { data } = await (await fetch(address)).json();
    setFirst([...old, ...data.map(({ content_plain }) => content_plain)]);
  };
  window.closeList = () => setFirst(null);
  return h('div', { style: { height: '90vh', display: 'flex', flexDirection: 'column' } }, first && h(List, { first }), h(Field));
}
createRoot(document.getElementById('root')).render(h(Page));
`;

const NAME = 'virtual:bare-list';

/** A page with a virtual list of so many lines and a field, made like ours but with nothing in it. */
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
  return `<!doctype html><div id="root"></div><script type="module">${made.output[0].code.replaceAll('</script', '<\\/script')}</script>`;
}
