export { zodResolver } from '@hookform/resolvers/zod';
export { Controller, FormProvider, useController, useFieldArray, useForm, useFormContext, useFormState, useWatch } from 'react-hook-form';
export type { Control, FieldErrors, FieldPath, FieldValues, Resolver, SubmitHandler, UseFormProps, UseFormReturn } from 'react-hook-form';
export { default as FormControl } from '@mui/material/FormControl';
export { default as FormHelperText } from '@mui/material/FormHelperText';
export { default as InputBase } from '@mui/material/InputBase';
