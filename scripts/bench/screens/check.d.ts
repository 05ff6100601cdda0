/** The compiled check of the bench's fields, as the generator would write it. */
declare module 'virtual:check' {
  import type { ValuesCheck } from '#model/validate.ts';
  export const validate: ValuesCheck;
}
