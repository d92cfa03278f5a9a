import type { DevSection } from '@arena/shared/contract/publishing';
import { platform } from '@arena/shared/platform';
import { Button, FormStack, FormTextField } from '@arena/shared/ui';
import { FormProvider, useForm } from '@arena/shared/ui/forms';
import { useSectionHost } from '../sections/host-context';
import type { RegisteredSection } from '../sections/registry';
import { originOf } from './address';
import { judgeEntry } from './entry';
import { agreeTo, lookAt } from './service';

export interface AddressActions {
  readonly look: (origin: string) => Promise<unknown>;
  readonly agree: (scheme: string, dev: Pick<DevSection, 'section' | 'origin'>) => Promise<unknown>;
  readonly reload: () => void;
}
const ACTIONS: AddressActions = { look: lookAt, agree: agreeTo, reload: () => window.location.reload() };

interface DeveloperAddressProps {
  readonly allowed: readonly string[];
  readonly scheme: string;
  readonly actions?: AddressActions;
}

const named = ({ name, descriptor }: RegisteredSection) => `${descriptor?.title ?? name} ${descriptor?.version ?? ''}`.trim();

function ask(entry: RegisteredSection, origin: string, live: RegisteredSection | undefined): Promise<boolean> {
  const instead = live === undefined ? 'This section is new here.' : `It replaces the live ${named(live)}.`;
  return platform().confirm({
    title: `Run ${named(entry)} from ${origin}?`,
    body: (
      <div style={{ display: 'grid', gap: 8 }}>
        <p>{instead} Only in this browser session, for up to eight hours. Everyone else sees the live version.</p>
        <p>Its code can do anything you can. Continue only if you trust the person running it.</p>
        <p>The page will reload.</p>
      </div>
    ),
    confirmLabel: `Run ${entry.descriptor?.title ?? entry.name}`,
  });
}

export function DeveloperAddress({ allowed, scheme, actions = ACTIONS }: DeveloperAddressProps) {
  const host = useSectionHost();
  const form = useForm({ defaultValues: { address: '' } });
  const begin = async (address: string) => {
    const origin = originOf(address, allowed);
    const raw = await actions.look(origin).catch((error: unknown) => {
      throw new Error(`${origin} ${(error as Error).message}. Check that the section’s dev server runs there for this console.`);
    });
    const { entry, problem } = judgeEntry(raw, origin, null, host.snapshot.sections);
    if (entry === null) throw new Error(`${origin} ${problem.replace(/\.$/, '')}.`);
    const live = host.snapshot.sections.find(({ name }) => name === entry.name);
    if (!(await ask(entry, origin, live))) return;
    await actions.agree(scheme, { section: entry.name, origin });
    actions.reload();
  };
  const submit = ({ address }: { readonly address: string }) =>
    begin(address).catch((error: unknown) => form.setError('address', { message: (error as Error).message }, { shouldFocus: true }));
  const busy = form.formState.isSubmitting;
  return (
    <FormProvider {...form}>
      <form noValidate aria-label="A developer’s machine" onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <FormStack>
          <FormTextField
            name="address"
            label="Address"
            type="url"
            placeholder="http://localhost:3901"
            helper={`The address printed by npm run dev -- --into ${window.location.origin}. Allowed here: ${allowed.join(', ')}`}
            autoComplete="off"
            readOnly={busy}
          />
          <div>
            <Button type="submit" busy={busy} busyLabel="Looking…">
              Continue
            </Button>
          </div>
        </FormStack>
      </form>
    </FormProvider>
  );
}
