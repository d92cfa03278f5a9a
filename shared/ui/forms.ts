// The parts of forms, shared at run time and loaded with the first form.
export { zodResolver } from '@hookform/resolvers/zod';
export { Controller, FormProvider, useController, useFieldArray, useForm, useFormContext, useFormState, useWatch } from 'react-hook-form';
export type { Control, FieldErrors, FieldPath, FieldValues, Resolver, SubmitHandler, UseFormProps, UseFormReturn } from 'react-hook-form';
export { FormControl, FormHelperText, InputBase } from './mui/fields';
