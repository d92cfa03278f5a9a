import { type Capability, type LocalDateTime, roomCalls } from '@arena/shared/contract';
import { build, type FakePlatform } from '@arena/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_RECEIPT, renderRooms } from '../testing';
import { ADDRESS, intentIs, panel, payingServer, type PayingServer, ready, submitButton } from './testing';

const SENT_AT = /20 Nov 2026/;
let server: PayingServer;
let host: FakePlatform;
function start(capabilities: readonly Capability[] = []): void {
  server = payingServer(capabilities);
  host = server.host;
}
const payments = () => host.made(roomCalls.payWinner);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  start();
});

describe('a second payment on a bare backend', () => {
  test('needs a confirmation that names the first one and its time', async () => {
    server.status = 'ALL_DONE';
    intentIs('done');
    host.answerQuestions(false);
    renderRooms('/room-payment/2048/winner/9');
    await ready();
    expect(panel().getByText('This room has been paid.')).toBeInTheDocument();
    await userEvent.click(submitButton());
    expect(await screen.findByText('Nothing was sent.')).toBeInTheDocument();
    expect(host.questions[0]?.body).toMatch(/Zayan Malik was paid \$38.00 on/);
    expect(host.questions[0]?.body).toMatch(SENT_AT);
    expect(host.questions[0]?.body).toMatch(/sends \$38.00 to Ishaan Roy, on top of the first payment/);
    expect(payments()).toEqual([]);
  });

  test('is sent when it was confirmed', async () => {
    server.status = 'ALL_DONE';
    renderRooms(ADDRESS);
    await ready();
    await userEvent.click(submitButton());
    expect(await screen.findByText('✅ Winner submitted successfully!')).toBeInTheDocument();
    expect(payments()).toHaveLength(1);
    expect(payments()[0]?.options).toEqual({});
  });
});

describe('a server that keeps the first payment', () => {
  beforeEach(() => start(['idempotency-key']));

  test('is sent a key, and its receipt names the payment', async () => {
    host.on(roomCalls.payWinner, () => {
      server.status = 'ALL_DONE';
      return { ...NO_RECEIPT, amount: 38, winner: build.person(), paidAt: '2026-11-20T19:05:00' as LocalDateTime };
    });
    renderRooms(ADDRESS);
    await ready();
    await userEvent.click(submitButton());
    expect(await screen.findByText('✅ Winner submitted successfully!')).toBeInTheDocument();
    expect(payments()[0]?.options.idempotencyKey).toEqual(expect.any(String));
    expect(panel().getByText('Zayan Malik was paid $38.00 on 20 Nov 2026, 19:05.')).toBeInTheDocument();
  });

  test('offers no second payment of a paid room', async () => {
    server.status = 'ALL_DONE';
    intentIs('done');
    renderRooms(ADDRESS);
    expect(await screen.findByText(/Zayan Malik was paid \$38.00/, { selector: '[role=dialog] *' })).toBeInTheDocument();
    expect(panel().queryByRole('button', { name: /Submit/ })).not.toBeInTheDocument();
    expect(panel().queryByLabelText('Position')).not.toBeInTheDocument();
    expect(panel().getByRole('link', { name: 'Back to rooms' })).toBeInTheDocument();
  });

  test('answers a payment that came too late with the first one, and the panel names that', async () => {
    host.on(roomCalls.payWinner, () => ({
      ...NO_RECEIPT,
      alreadyPaid: true,
      amount: 38,
      winner: build.person({ id: 9, name: 'Ishaan Roy' }),
      paidAt: '2026-11-20T18:59:00' as LocalDateTime,
    }));
    renderRooms(ADDRESS);
    await ready();
    await userEvent.click(submitButton());
    expect(await screen.findByText(/This room was already paid/)).toBeInTheDocument();
    expect(panel().getByText('Ishaan Roy was paid $38.00 on 20 Nov 2026, 18:59.')).toBeInTheDocument();
    expect(screen.queryByText(/submitted successfully/)).not.toBeInTheDocument();
  });
});
