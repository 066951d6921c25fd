import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

export interface Invoice {
  readonly id: string;
  /** Platform time in milliseconds. */
  readonly at: number;
  /** NOK, including VAT. */
  readonly amount: number;
  readonly products: readonly string[];
  readonly paidBy: string;
  readonly customer: { readonly name: string; readonly email: string };
  readonly seller: string;
}

const VAT_PERCENT = 25;
const LEFT = 56;
const RIGHT = 539;
const INK = '#1c1b22';
const QUIET = '#5b5966';

const kroner = (amount: number): string =>
  `${new Intl.NumberFormat('nb', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)} kr`;

const day = (at: number): string =>
  new Intl.DateTimeFormat('nb', { dateStyle: 'long', timeZone: 'Europe/Oslo' }).format(at);

type Page = InstanceType<typeof PDFDocument>;

const line = (page: Page, y: number) =>
  page.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor('#c9c7d1').stroke();

function pair(page: Page, y: number, name: string, value: string, isStrong = false): void {
  page
    .font(isStrong ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(11)
    .fillColor(INK);
  page.text(name, LEFT, y, { width: 330 });
  page.text(value, 400, y, { width: RIGHT - 400, align: 'right' });
}

/** Draws one A4 page, uncompressed so that tests can read its text. */
export function drawInvoice(invoice: Invoice): Promise<Buffer> {
  const { id, at, amount, products, paidBy, customer, seller } = invoice;
  const page = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    compress: false,
    lang: 'nb',
    displayTitle: true,
    info: { Title: `Faktura ${id}`, Author: seller, CreationDate: new Date(at) },
  });
  page.font('Helvetica-Bold').fontSize(26).fillColor(INK).text(seller, LEFT, 60);
  page.fontSize(14).text('Faktura', 400, 70, { width: RIGHT - 400, align: 'right' });
  page.font('Helvetica').fontSize(10).fillColor(QUIET);
  page.text(`${seller} AS\nFjordgata 1, 0150 Oslo\nOrg.nr. 999 999 999 MVA`, LEFT, 96);
  page.font('Helvetica-Bold').fontSize(11).fillColor(INK).text(customer.name, LEFT, 168);
  page.font('Helvetica').text(customer.email, LEFT, 184);

  line(page, 222);
  pair(page, 236, 'Fakturanummer', '');
  page.fontSize(9).text(id, 250, 237, { width: RIGHT - 250, align: 'right' });
  pair(page, 256, 'Dato', day(at));
  pair(page, 276, 'Betalt med', paidBy);
  line(page, 302);
  products.forEach((name, index) => pair(page, 318 + index * 20, name, ''));
  const end = 326 + Math.max(1, products.length) * 20;
  line(page, end);
  pair(page, end + 14, 'Sum', kroner(amount), true);
  const vat = (amount * VAT_PERCENT) / (100 + VAT_PERCENT);
  pair(page, end + 36, `Herav merverdiavgift (${VAT_PERCENT} %)`, kroner(vat));
  pair(page, end + 56, 'Betalt', day(at));
  page.end();
  return buffer(page);
}
