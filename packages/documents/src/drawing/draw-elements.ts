import { decorate } from './draw-decoration.js';
import { drawLine } from './draw-text-line.js';
import { page } from '../styles.js';
import type { Place } from '../layout/paginate.js';
import type { Element } from '../layout/layout-builder.js';

type Parent = Pick<PDFKit.PDFStructureElement, 'add'>;

/**
 * Draws elements in the order they are read, each under its tag, and turns the page where
 * the next line lies on another.
 */
export function drawElements(pdf: PDFKit.PDFDocument, elements: Element[], places: Place[]): void {
  const hasManyPages = (places.at(-1)?.page ?? 0) > 0;
  let reached = 0;
  /** The upper edge of a slot, on its page. */
  const topOf = (slot: number): number => {
    const place = places[slot] as Place;
    for (; reached < place.page; reached += 1) pdf.continueOnNewPage();
    return page.top + place.top;
  };

  function draw(parent: Parent, { tag, scope, bookmark, decorations = [], lines = [], children = [] }: Element) {
    for (const { slot, kind, height } of decorations) decorate(pdf, kind, topOf(slot), height);
    const [first] = lines;
    // What an element is tagged with begins on the page where its first line lies.
    const top = first && topOf(first.slot);
    if (top !== undefined && bookmark && hasManyPages) addBookmark(pdf, bookmark, top);
    const content = () => lines.forEach(({ slot, x, y, line }) => drawLine(pdf, line, page.left + x, topOf(slot) + y));
    // pdfkit takes a scope, though its types do not know.
    const element = pdf.struct(tag, { scope } as object);
    parent.add(element);
    if (first) element.add(content);
    for (const child of children) draw(element, child);
    element.end();
  }

  const whole = pdf.struct('Document');
  pdf.addStructure(whole);
  for (const element of elements) draw(whole, element);
  whole.end();
}

function addBookmark(pdf: PDFKit.PDFDocument, title: string, top: number) {
  // Places its types do not know; the left edge is counted from the right one.
  const place = { top: top - 12, left: page.width };
  pdf.outline.addItem(title, place as object);
}
