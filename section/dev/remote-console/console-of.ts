import { Refusal } from '../../new/names.ts';

/** Throws a readable message for an invalid address. */
export function consoleOf(address: string): string {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Refusal(`'${address}' is not a console's address. Give it in full: --into https://console.example`);
  return new URL(address).origin;
}
