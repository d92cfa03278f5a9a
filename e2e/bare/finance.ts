import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BareFinance, FinanceMemory, REDEEMS } from './finance-memory.ts';
import type { Around } from './fullmaps.ts';

const KNOWN = ['PENDING', 'APPROVED', 'REJECTED'];

/** The specification's calls of top-ups and redeem requests. Answers the tests' view of what they change. */
export function bareFinance({ app, base, may, notFound }: Omit<Around, 'data'>): BareFinance {
  const memory = new FinanceMemory();
  app.get(`${base}/topup/status/:status`, async (request, reply) => {
    const status = (request.params as { readonly status: string }).status.toUpperCase();
    if (!KNOWN.includes(status)) return reply.code(500).send({ timestamp: Date.now(), status: 500 });
    return memory.topUps.filter((one) => one.status.toUpperCase() === status).map((one) => memory.wire(one));
  });
  const decide = (status: 'APPROVED' | 'REJECTED') => async (request: FastifyRequest, reply: FastifyReply) => {
    if (!may(request)) return reply.code(401).send();
    const { id } = request.params as { readonly id: string };
    const row = memory.find(id);
    if (row === undefined) return reply.code(404).send(notFound('Topup', id));
    const fate = memory.fate();
    if (fate !== 'lose') memory.decide(row.id, status);
    if (fate !== 'answer') {
      request.raw.socket.destroy();
      return reply.hijack();
    }
    return memory.wire(row);
  };
  app.put(`${base}/topup/:id/approve`, decide('APPROVED'));
  app.put(`${base}/topup/:id/reject`, decide('REJECTED'));
  app.get(`${base}/redeem/admin/pending`, async () => REDEEMS);
  return memory;
}
