import type { BareUser } from './data.ts';
import type { Around } from './fullmaps.ts';

interface BareMember extends BareUser {
  readonly imageName: string | null;
}

/** The outcome of a role's grant: it is made and answered, refused, or made before the connection breaks. */
type AfterGranting = 'answer' | 'refuse' | 'break';

/** The tests' view of the users. */
export interface BareUsers {
  /** A user who stays until `leave`: other tests count on those who are always there. */
  join(changes: Partial<BareMember>): BareMember;
  leave(): void;
  rolesOf(userId: number): readonly string[];
  afterGranting(what: AfterGranting): void;
}

const ADMIN = { id: 501, name: 'ROLE_ADMIN' };
const NORMAL = { id: 502, name: 'ROLE_NORMAL' };
const FIRST_GUEST = 400;
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** The specification's calls of users that are made on the screens of users alone. */
export function bareUsers({ app, base, data: { users }, may, notFound }: Around): BareUsers {
  let next = FIRST_GUEST;
  let after: AfterGranting = 'answer';

  app.get(`${base}/users/download/:name`, async (request, reply) => {
    const { name } = request.params as { readonly name: string };
    if (name.startsWith('lost')) return reply.code(404).send();
    return reply.header('content-disposition', 'attachment').type('image/png').send(Buffer.from(PICTURE, 'base64'));
  });

  app.post(`${base}/users/addRole/email/:email/role/:role`, async (request, reply) => {
    if (!may(request)) return reply.code(401).send();
    const { email, role } = request.params as { readonly email: string; readonly role: string };
    const place = users.findIndex((user) => user.email === email);
    const user = users[place];
    if (user === undefined) return reply.code(404).send(notFound('User', email));
    if (role !== ADMIN.name) return reply.code(404).send(notFound('Role', role));
    if (after === 'refuse') return reply.code(500).send();
    if (user.roles.some(({ name }) => name === role))
      return reply.code(400).send({ message: 'User already has this role', success: false });
    users[place] = { ...user, roles: [...user.roles, ADMIN] };
    if (after === 'answer') return { message: 'Role added', success: true };
    request.raw.socket.destroy();
    return reply.hijack();
  });

  return {
    join(changes) {
      const id = (next += 1);
      const member: BareMember = {
        id,
        name: `Guest ${id}`,
        email: `guest.${id}@bare.test`,
        mobileNo: null,
        balance: 0,
        puId: null,
        fuId: null,
        uremark: `guest${id}`,
        otp: null,
        roles: [NORMAL],
        imageName: null,
        ...changes,
      };
      users.push(member);
      return member;
    },
    leave() {
      after = 'answer';
      for (let place = users.length - 1; place >= 0; place -= 1) if ((users[place]?.id ?? 0) > FIRST_GUEST) users.splice(place, 1);
    },
    rolesOf: (userId) => users.find(({ id }) => id === userId)?.roles.map(({ name }) => name) ?? [],
    afterGranting: (what) => void (after = what),
  };
}
