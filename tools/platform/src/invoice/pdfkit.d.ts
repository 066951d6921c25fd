/** PDFKit ships no types. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  interface TextOptions {
    readonly width?: number;
    readonly align?: 'left' | 'right';
  }

  interface DocumentOptions {
    readonly size: 'A4';
    readonly margin: number;
    readonly compress?: boolean;
    readonly lang?: string;
    readonly displayTitle?: boolean;
    readonly info?: { readonly Title?: string; readonly Author?: string; readonly CreationDate?: Date };
  }

  /** Lengths are in points. */
  // eslint-disable-next-line import-x/no-default-export -- It is how the package exports it.
  export default class PDFDocument extends Readable {
    constructor(options: DocumentOptions);
    font(name: 'Helvetica' | 'Helvetica-Bold'): this;
    fontSize(points: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(points: number): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    end(): void;
  }
}
