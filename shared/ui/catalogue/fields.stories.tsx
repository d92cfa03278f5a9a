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

export const fields: Stories = {
  FormTextField: () => (
    <Form>
      <FormTextField name="field" label="Message" placeholder="Friday" helper="Players see it." multiline rows={3} limit={120} optional />
      <FormTextField name="wrong" label="Title" />
      <FormTextField name="other" label="Game ID" disabled />
    </Form>
  ),
  FormNumberField: () => (
    <Form>
      <FormNumberField name="field" label="Prize" unit="$" min={0} step={0.01} />
    </Form>
  ),
  FormDateTimeField: () => (
    <Form>
      <FormDateTimeField name="field" label="Start" />
    </Form>
  ),
  FormSelect: () => (
    <Form>
      <FormSelect name="field" label="Game" placeholder="Choose a game" options={GAMES} />
      <FormSelect name="wrong" label="Second game" options={GAMES} />
    </Form>
  ),
  FormCheckbox: () => (
    <Form>
      <FormCheckbox name="field" label="Third person" helper="The camera is behind the player." />
      <FormCheckbox name="wrong" label="I have read the rules" />
    </Form>
  ),
  PasswordField: () => (
    <Form>
      <PasswordField name="field" label="Password" />
    </Form>
  ),
  FormRow: () => (
    <Form>
      <FormRow>
        <FormTextField name="field" label="Game ID" />
        <FormTextField name="other" label="Round" type="number" optional />
      </FormRow>
    </Form>
  ),
  FormGroup: () => (
    <Form>
      <FormGroup>
        <legend>Match</legend>
        <FormStack>
          <FormTextField name="field" label="Game ID" />
          <FormTextField name="other" label="Map" />
        </FormStack>
      </FormGroup>
    </Form>
  ),
  FormError: () => <FormError title="The room was not created">The game ID is taken.</FormError>,
  FieldFrame: () => (
    <Form>
      <Controller
        name="field"
        render={({ field }) => (
          <FieldFrame id="own" label="A field of your own" helper="Made of FieldFrame and InputBase">
            <InputBase {...field} inputProps={{ id: 'own', 'aria-describedby': 'own-help' }} />
          </FieldFrame>
        )}
      />
    </Form>
  ),
  Checkbox: () => (
    <FormControl>
      <label>
        <Checkbox type="checkbox" defaultChecked /> A box without a form
      </label>
      <FormHelperText>What helps</FormHelperText>
    </FormControl>
  ),
};
