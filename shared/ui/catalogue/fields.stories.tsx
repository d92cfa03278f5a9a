import {
  Checkbox,
  FieldFrame,
  FormCheckbox,
  FormDateTimeField,
  FormError,
  FormNumberField,
  FormRow,
  FormSelect,
  FormStack,
  FormTextField,
  PasswordField,
} from '@arena/shared/ui';
import { Controller, FormControl, FormHelperText, FormProvider, InputBase, useForm } from '@arena/shared/ui/forms';
import { type ReactNode, useEffect } from 'react';
import type { Story } from './story';

const GAMES = [
  { value: 'pubg', label: 'PUBG Mobile' },
  { value: 'freefire', label: 'Free Fire', disabled: true },
];

/** A form around fields, as a dialog has it; with `wrong`, as it is after a refusal. */
function Form({ children, wrong }: { readonly children: ReactNode; readonly wrong?: string }) {
  const form = useForm({ defaultValues: { field: '' } });
  const { setError } = form;
  useEffect(() => {
    if (wrong !== undefined) setError('field', { message: wrong });
  }, [setError, wrong]);
  return (
    <FormProvider {...form}>
      <FormStack as="form" style={{ width: '100%', maxWidth: 420 }}>
        {children}
      </FormStack>
    </FormProvider>
  );
}

const Parts = () => (
  <Form>
    <Controller
      name="field"
      render={({ field }) => (
        <FieldFrame id="own" label="A field of your own" helper="Made of FieldFrame and InputBase">
          <InputBase {...field} inputProps={{ id: 'own', 'aria-describedby': 'own-help' }} />
        </FieldFrame>
      )}
    />
    <FormControl>
      <label>
        <Checkbox type="checkbox" defaultChecked /> A box without a form
      </label>
      <FormHelperText>What helps</FormHelperText>
    </FormControl>
  </Form>
);

export const fields: readonly Story[] = [
  {
    part: 'FormTextField',
    states: {
      Empty: () => (
        <Form>
          <FormTextField name="field" label="Title" placeholder="Friday scrims" helper="Players see it." />
        </Form>
      ),
      Optional: () => (
        <Form>
          <FormTextField name="field" label="Message" multiline rows={3} limit={120} optional />
        </Form>
      ),
      Wrong: () => (
        <Form wrong="Give the room a title.">
          <FormTextField name="field" label="Title" />
        </Form>
      ),
      Disabled: () => (
        <Form>
          <FormTextField name="field" label="Title" disabled />
        </Form>
      ),
    },
  },
  {
    part: 'FormNumberField',
    states: {
      'With a unit': () => (
        <Form>
          <FormNumberField name="field" label="Prize" unit="$" min={0} step={0.01} />
        </Form>
      ),
    },
  },
  {
    part: 'FormDateTimeField',
    states: {
      Empty: () => (
        <Form>
          <FormDateTimeField name="field" label="Start" />
        </Form>
      ),
    },
  },
  {
    part: 'FormSelect',
    states: {
      Empty: () => (
        <Form>
          <FormSelect name="field" label="Game" placeholder="Choose a game" options={GAMES} />
        </Form>
      ),
      Wrong: () => (
        <Form wrong="Choose a game.">
          <FormSelect name="field" label="Game" options={GAMES} />
        </Form>
      ),
    },
  },
  {
    part: 'FormCheckbox',
    states: {
      Empty: () => (
        <Form>
          <FormCheckbox name="field" label="Third person" helper="The camera is behind the player." />
        </Form>
      ),
      Wrong: () => (
        <Form wrong="Say yes to go on.">
          <FormCheckbox name="field" label="I have read the rules" />
        </Form>
      ),
    },
  },
  {
    part: 'PasswordField',
    states: {
      Empty: () => (
        <Form>
          <PasswordField name="field" label="Password" />
        </Form>
      ),
    },
  },
  {
    part: 'FormRow',
    states: {
      'Two fields side by side': () => (
        <Form>
          <FormRow>
            <FormTextField name="field" label="Game ID" />
            <FormTextField name="other" label="Round" type="number" optional />
          </FormRow>
        </Form>
      ),
    },
  },
  { part: 'FormError', states: { Refused: () => <FormError title="The room was not created">The game ID is taken.</FormError> } },
  { part: 'Parts of a field', states: { 'In a form of your own': Parts } },
];
