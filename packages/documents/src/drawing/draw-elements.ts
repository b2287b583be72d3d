import { drawDecoration } from './draw-decoration.js';
import { drawTextLine } from './draw-text-line.js';
import { page } from '../styles.js';
import type { Place } from '../layout/paginate.js';
import type { Element } from '../layout/layout-builder.js';

type Parent = Pick<PDFKit.PDFStructureElement, 'add'>;

/**
 * Draws elements in reading order, each with its tag, and continues on a new page where the next line is on another.
 */
export function drawElements(pdf: PDFKit.PDFDocument, elements: Element[], places: Place[]): void {
  const hasManyPages = (places.at(-1)?.page ?? 0) > 0;
  let currentPage = 0;
  /** The top of a slot on its page. */
  const slotTop = (slot: number): number => {
    const place = places[slot] as Place;
    for (; currentPage < place.page; currentPage += 1) pdf.continueOnNewPage();
    return page.top + place.top;
  };

  function draw(parent: Parent, { tag, scope, bookmark, decorations = [], lines = [], children = [] }: Element) {
    for (const { slot, kind, height } of decorations) drawDecoration(pdf, kind, slotTop(slot), height);
    const [first] = lines;
    // The tag begins on the page of the element's first line.
    const top = first && slotTop(first.slot);
    if (top !== undefined && bookmark && hasManyPages) addBookmark(pdf, bookmark, top);
    const content = () =>
      lines.forEach(({ slot, x, y, line }) => drawTextLine(pdf, line, page.left + x, slotTop(slot) + y));
    // pdfkit supports `scope`, but its types do not have it.
    const element = pdf.struct(tag, { scope, actual: readAs(lines) } as object);
    parent.add(element);
    if (first) element.add(content);
    for (const child of children) draw(element, child);
    element.end();
  }

  const root = pdf.struct('Document');
  pdf.addStructure(root);
  for (const element of elements) draw(root, element);
  root.end();
}

/** What screen readers read of lines whose glyphs are not in that order, or, as the dots of Arabic letters, are no letters. */
const readAs = (lines: NonNullable<Element['lines']>): string | undefined =>
  lines.some(({ line }) => line.isTurned) ? lines.map(({ line }) => line.text).join('') : undefined;

function addBookmark(pdf: PDFKit.PDFDocument, title: string, top: number) {
  // Options that its types do not have; `left` is measured from the right edge.
  const place = { top: top - 12, left: page.width };
  pdf.outline.addItem(title, place as object);
}
