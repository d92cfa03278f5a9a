import {
  Checkbox,
  FieldFrame,
  FormCheckbox,
  FormDateTimeField,
  FormError,
  FormGroup,
  FormNumberField,
  FormRow,
  FormSelect,
  FormStack,
  FormTextField,
  PasswordField,
} from '@arena/shared/ui';
import { Controller, FormControl, FormHelperText, FormProvider, InputBase, useForm } from '@arena/shared/ui/forms';
import { type ReactNode, useEffect } from 'react';
import type { Stories } from './samples';

const GAMES = [
  { value: 'pubg', label: 'PUBG Mobile' },
  { value: 'freefire', label: 'Free Fire', disabled: true },
];

/** A form for fields. Those named `wrong` have an error. */
function Form({ children }: { readonly children: ReactNode }) {
  const form = useForm({ defaultValues: { field: '', other: '', wrong: '' } });
  const { setError } = form;
  useEffect(() => setError('wrong', { message: 'This is not right.' }), [setError]);
  return (
    <FormProvider {...form}>
      <FormStack as="form">{children}</FormStack>
    </FormProvider>
  );
}

/** Stories in a form. */
const inForm = (stories: Readonly<Record<string, ReactNode>>): Stories =>
  Object.fromEntries(Object.entries(stories).map(([name, story]) => [name, () => <Form>{story}</Form>]));

export const fields: Stories = {
  ...inForm({
    FormTextField: (
      <>
        <FormTextField name="field" label="Message" placeholder="Friday" helper="Players see it." multiline rows={3} limit={120} optional />
        <FormTextField name="wrong" label="Title" />
        <FormTextField name="other" label="Game ID" disabled />
      </>
    ),
    FormNumberField: <FormNumberField name="field" label="Prize" unit="$" min={0} step={0.01} />,
    FormDateTimeField: <FormDateTimeField name="field" label="Start" />,
    FormSelect: (
      <>
        <FormSelect name="field" label="Game" placeholder="Choose a game" options={GAMES} />
        <FormSelect name="wrong" label="Second game" options={GAMES} />
      </>
    ),
    FormCheckbox: (
      <>
        <FormCheckbox name="field" label="Third person" helper="The camera is behind the player." />
        <FormCheckbox name="wrong" label="I have read the rules" />
      </>
    ),
    PasswordField: <PasswordField name="field" label="Password" />,
    FormRow: (
      <FormRow>
        <FormTextField name="field" label="Game ID" />
        <FormTextField name="other" label="Round" type="number" optional />
      </FormRow>
    ),
    FormGroup: (
      <FormGroup>
        <legend>Match</legend>
        <FormStack>
          <FormTextField name="field" label="Game ID" />
          <FormTextField name="other" label="Map" />
        </FormStack>
      </FormGroup>
    ),
    FieldFrame: (
      <Controller
        name="field"
        render={({ field }) => (
          <FieldFrame id="own" label="A field of your own" helper="Made of FieldFrame and InputBase">
            <InputBase {...field} inputProps={{ id: 'own', 'aria-describedby': 'own-help' }} />
          </FieldFrame>
        )}
      />
    ),
  }),
  FormError: () => <FormError title="The room was not created">The game ID is taken.</FormError>,
  Checkbox: () => (
    <FormControl>
      <label>
        <Checkbox type="checkbox" defaultChecked /> A box without a form
      </label>
      <FormHelperText>What helps</FormHelperText>
    </FormControl>
  ),
};
