import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { signedText, type SignedPart } from '@arena/shared/contract/publishing';
import type { Page } from '@playwright/test';

/** How the registry that a tab gets is signed: with the console's key, not at all, or with another key. */
export type Signed = 'by its publisher' | 'not at all' | 'by another';

const KEYS = { publisher: generateKeyPairSync('ed25519'), another: generateKeyPairSync('ed25519') } as const;
/** A raw public key is the end of its DER form. */
const rawOf = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).subarray(-32);
const OURS = rawOf(KEYS.publisher.publicKey);
const NAME = createHash('sha256').update(OURS).digest('base64url').slice(0, 16);
const INLINED = /(<script id="arena-registry" type="application\/json">)([\s\S]*?)(<\/script>)/;

interface Registry extends SignedPart {
  readonly settings: object;
}

function signedRegistry(text: string, how: Signed): string {
  const { settings, ...rest } = JSON.parse(text) as Registry;
  const revision = 7;
  const { privateKey } = how === 'by another' ? KEYS.another : KEYS.publisher;
  const value = sign(null, Buffer.from(signedText({ ...rest, revision })), privateKey).toString('base64');
  const signature = how === 'not at all' ? {} : { signature: { key: NAME, value } };
  return JSON.stringify({ ...rest, settings: { ...settings, registryKeys: [OURS.toString('base64')] }, revision, ...signature });
}

/** From now on the tab gets the registry of the console at `url` signed as `how` says at that moment, in documents and by itself. */
export async function signRegistry(page: Page, url: string, how: () => Signed): Promise<void> {
  // A document that came through here counts as one of the internet's, which has to ask before it reads from this machine.
  await page.context().grantPermissions(['local-network-access'], { origin: url });
  await page.route(
    ({ origin, pathname }) => origin === url && (pathname === '/registry.json' || pathname.startsWith('/admin')),
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = text.startsWith('{')
        ? signedRegistry(text, how())
        : text.replace(INLINED, (_, start: string, json: string, end: string) =>
            [start, signedRegistry(json, how()).replaceAll('<', '\\u003c'), end].join(''),
          );
      await route.fulfill({ response, body });
    },
  );
}
