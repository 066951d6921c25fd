import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerOf, goodCard, newCustomer, type TestCustomer } from '../testing/testCustomer.ts';
import { testPlatform, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
let end: () => Promise<void>;
beforeAll(async () => {
  platform = await testPlatform((ending) => (end = ending));
});
afterAll(() => end());

interface Listed {
  readonly status: string;
  readonly invoiceId?: string;
}

async function invoicesOf(customer: TestCustomer): Promise<string[]> {
  const listed = (await customer.get('/customer/transactions')).json() as Listed[];
  return listed.flatMap(({ invoiceId }) => invoiceId ?? []);
}

/** Text of an uncompressed PDF; PDFKit writes it in hexadecimal pieces. */
function textOf(pdf: string): string {
  const pieces = [...pdf.matchAll(/\[([^\]]*)\] TJ/g)].map(([, array = '']) =>
    [...array.matchAll(/<([0-9a-f]+)>/g)]
      .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
      .join(''),
  );
  return pieces.join('\n');
}

test('a settled payment has a PDF invoice with the customer, the products and the amount', async () => {
  const customer = await newCustomer(platform);
  await customer.change(['mest'], { braintreeNonce: await customer.nonceOf(goodCard) });
  const [id = ''] = await invoicesOf(customer);
  const answer = await customer.get(`/invoice/${id}`);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.text.startsWith('%PDF-')).toBe(true);
  const text = textOf(answer.text);
  for (const part of ['Glimt', 'Nina Ny', customer.email, 'Mest', '629,00', '125,80', 'Kort', id]) {
    expect(text).toContain(part);
  }
  expect((await platform.console.state()).drift).toEqual([]);
});

test('a long-standing customer has more invoices than fit on a page, and each exists', async () => {
  const customer = await customerOf(platform, 'active@kunde.test');
  const ids = await invoicesOf(customer);
  expect(ids.length).toBeGreaterThan(12);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await customer.get(`/invoice/${ids.at(-1) ?? ''}`)).status).toBe(200);
});

test('a customer in the trial has no payments', async () => {
  const customer = await customerOf(platform, 'trial@kunde.test');
  expect((await customer.get('/customer/transactions')).json()).toEqual([]);
});

test('a failed payment has no invoice', async () => {
  const customer = await customerOf(platform, 'past-due@kunde.test');
  const [newest] = (await customer.get('/customer/transactions')).json() as Listed[];
  expect([newest?.status, newest?.invoiceId]).toEqual(['Failed', undefined]);
});

test('an invoice of another customer answers 404, as an unknown one does', async () => {
  const [id = ''] = await invoicesOf(await customerOf(platform, 'active@kunde.test'));
  const other = await customerOf(platform, 'wallet@kunde.test');
  expect((await other.get(`/invoice/${id}`)).status).toBe(404);
  expect((await other.get('/invoice/i-1')).status).toBe(404);
});

test('a fault can make the invoice fail', async () => {
  const customer = await customerOf(platform, 'wallet@kunde.test');
  const [id = ''] = await invoicesOf(customer);
  await platform.console.addFault({ operationId: 'getInvoice', status: 503, times: 1 });
  expect((await customer.get(`/invoice/${id}`)).status).toBe(503);
  expect((await customer.get(`/invoice/${id}`)).status).toBe(200);
});
