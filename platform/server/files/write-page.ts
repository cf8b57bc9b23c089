/** A document of one page with a heading and lines, in a font that every reader of documents has; ours would take a second to be read. */
export function writePage(title: string, lines: readonly string[]): Buffer {
  const said = (text: string): string => `(${text.replace(/[()\\]/g, '\\$&')}) Tj`;
  const body = lines.map((text) => `0 -24 Td ${said(text)}`).join('\n');
  const stream = `BT /F1 20 Tf 56 770 Td ${said(title)} /F1 12 Tf 0 -14 Td\n${body} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, place) => {
    const begins = text.length;
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(begins).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer <</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  // Its letters are those of western Europe, one byte each.
  return Buffer.from(text + table + end, 'latin1');
}
