import type { DevSection } from '@arena/shared/contract/publishing';
import { platform } from '@arena/shared/platform';
import { Button, FormStack, FormTextField } from '@arena/shared/ui';
import { FormProvider, useForm } from '@arena/shared/ui/forms';
import { useSectionHost } from '../sections/host-context';
import type { RegisteredSection } from '../sections/registry';
import { originOf } from './address';
import { judgeEntry } from './entry';
import { agreeTo, lookAt } from './service';
import * as t from './dev-sections.messages';

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
  const instead = live === undefined ? t.newSection : t.replacesLive(named(live));
  return platform().confirm({
    title: t.runQuestion(named(entry), origin),
    body: (
      <div style={{ display: 'grid', gap: 8 }}>
        <p>{t.onlyHereHours(instead)}</p>
        <p>{t.trustHint}</p>
        <p>{t.willReload}</p>
      </div>
    ),
    confirmLabel: t.runSection(entry.descriptor?.title ?? entry.name),
  });
}

export function DeveloperAddress({ allowed, scheme, actions = ACTIONS }: DeveloperAddressProps) {
  const host = useSectionHost();
  const form = useForm({ defaultValues: { address: '' } });
  const begin = async (address: string) => {
    const origin = originOf(address, allowed);
    const raw = await actions.look(origin).catch((error: unknown) => {
      throw new Error(t.serverHint(origin, (error as Error).message));
    });
    const { entry, problem } = judgeEntry(raw, `${origin}/`, null, host.snapshot.sections);
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
      <form noValidate aria-label={t.developerMachine} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <FormStack>
          <FormTextField
            name="address"
            label={t.address}
            type="url"
            placeholder={t.addressPlaceholder}
            helper={t.addressHint(window.location.origin, allowed.join(', '))}
            autoComplete="off"
            readOnly={busy}
          />
          <div>
            <Button type="submit" busy={busy} busyLabel={t.looking}>
              {t.continueButton}
            </Button>
          </div>
        </FormStack>
      </form>
    </FormProvider>
  );
}
