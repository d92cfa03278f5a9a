import * as kit from '@arena/shared/ui';
import * as forms from '@arena/shared/ui/forms';
import type { Decorator, Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';

const GAMES = [
  { value: 'pubg', label: 'PUBG Mobile' },
  { value: 'freefire', label: 'Free Fire', disabled: true },
];

/** A form for fields. Those named `wrong` have an error. */
const InForm: Decorator = (Story) => {
  const form = forms.useForm({ defaultValues: { field: '', other: '', wrong: '' } });
  const { setError } = form;
  useEffect(() => setError('wrong', { message: 'This is not right.' }), [setError]);
  return (
    <forms.FormProvider {...form}>
      <kit.FormStack as="form">
        <Story />
      </kit.FormStack>
    </forms.FormProvider>
  );
};

export default {
  title: 'Kit/Fields',
  decorators: [InForm],
  subcomponents: {
    Checkbox: kit.Checkbox,
    FieldFrame: kit.FieldFrame,
    FormCheckbox: kit.FormCheckbox,
    FormDateTimeField: kit.FormDateTimeField,
    FormError: kit.FormError,
    FormGroup: kit.FormGroup,
    FormNumberField: kit.FormNumberField,
    FormRow: kit.FormRow,
    FormSelect: kit.FormSelect,
    FormStack: kit.FormStack,
    FormTextField: kit.FormTextField,
    PasswordField: kit.PasswordField,
  },
} satisfies Meta;

export const FormTextField: StoryObj<typeof kit.FormTextField> = {
  args: {
    ...{ name: 'field', label: 'Message', placeholder: 'Friday', helper: 'Players see it.' },
    ...{ multiline: true, rows: 3, limit: 120, optional: true, disabled: false },
  },
};
export const WrongText: StoryObj = { render: () => <kit.FormTextField name="wrong" label="Title" /> };
export const FormNumberField: StoryObj<typeof kit.FormNumberField> = {
  args: { name: 'field', label: 'Prize', unit: '$', min: 0, step: 0.01 },
};
export const FormDateTimeField: StoryObj<typeof kit.FormDateTimeField> = { args: { name: 'field', label: 'Start' } };
export const FormSelect: StoryObj<typeof kit.FormSelect> = {
  args: { name: 'field', label: 'Game', placeholder: 'Choose a game', options: GAMES },
};
export const WrongChoice: StoryObj = { render: () => <kit.FormSelect name="wrong" label="Second game" options={GAMES} /> };
export const FormCheckbox: StoryObj<typeof kit.FormCheckbox> = {
  args: { name: 'field', label: 'Third person', helper: 'The camera is behind the player.' },
};
export const WrongCheckbox: StoryObj = { render: () => <kit.FormCheckbox name="wrong" label="I have read the rules" /> };
export const PasswordField: StoryObj<typeof kit.PasswordField> = { args: { name: 'field', label: 'Password' } };
export const FormRow: StoryObj = {
  render: () => (
    <kit.FormRow>
      <kit.FormTextField name="field" label="Game ID" />
      <kit.FormTextField name="other" label="Round" type="number" optional />
    </kit.FormRow>
  ),
};
export const FormGroup: StoryObj = {
  render: () => (
    <kit.FormGroup>
      <legend>Match</legend>
      <kit.FormStack>
        <kit.FormTextField name="field" label="Game ID" />
        <kit.FormTextField name="other" label="Map" />
      </kit.FormStack>
    </kit.FormGroup>
  ),
};
export const FieldFrame: StoryObj = {
  render: () => (
    <forms.Controller
      name="field"
      render={({ field }) => (
        <kit.FieldFrame id="own" label="A field of your own" helper="Made of FieldFrame and InputBase">
          <forms.InputBase {...field} inputProps={{ id: 'own', 'aria-describedby': 'own-help' }} />
        </kit.FieldFrame>
      )}
    />
  ),
};
export const FormError: StoryObj<typeof kit.FormError> = {
  args: { title: 'The room was not created', children: 'The game ID is taken.' },
};
export const Checkbox: StoryObj = {
  render: () => (
    <forms.FormControl>
      <label>
        <kit.Checkbox type="checkbox" defaultChecked /> A box without a form
      </label>
      <forms.FormHelperText>What helps</forms.FormHelperText>
    </forms.FormControl>
  ),
};
