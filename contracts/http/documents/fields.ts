import { z } from 'zod';
import { nameOf, printedProse } from '../../names.ts';
import { maxPages } from '../../policies/file-limits.ts';
import { fieldKinds, isOnPage, leastField, maxFields, maxFieldText, pageUnits } from '../../policies/signing-fields.ts';
import { id } from '../../values.ts';

/** Chosen by the page that places it: it names the field within its document. */
const fieldId = z.string().regex(/^[a-z0-9]{1,24}$/);
const along = z.int().min(0).max(pageUnits);

const place = {
  page: z.int().min(1).max(maxPages),
  /** In ten-thousandths of the page as it is shown, from its top left corner. */
  left: along,
  top: along,
  width: z.int().min(leastField.width).max(pageUnits),
  height: z.int().min(leastField.height).max(pageUnits),
};

/** A field as its author places it. */
export const placedField = z
  .strictObject({
    ...{ id: fieldId, kind: z.enum(fieldKinds) },
    /** The profile of who fills it in; of a guest his id. */
    signer: id,
    ...place,
    /** What is written by itself, and a signature, always is. */
    required: z.boolean(),
    /** What belongs into it, in a word or two. */
    label: nameOf({ most: 60, missing: 'Give it a name.' }).optional(),
  })
  .refine(isOnPage, { path: ['left'], message: 'Put it on the page.' });

export const placedFields = z.array(placedField).max(maxFields, `Place at most ${maxFields} fields.`);

/** A field on the paper, as those see it who sign. */
export const signingField = z
  .object({
    ...{ id: z.string(), kind: z.enum(fieldKinds), signer: id },
    /** The number of its signer among all who sign. */
    order: z.int(),
    is_you: z.boolean(),
    ...{ page: z.int(), left: z.int(), top: z.int(), width: z.int(), height: z.int() },
    required: z.boolean(),
    /** Empty: it has none. */
    label: z.string(),
    /** What stands in it, once its signer has signed; of a checked box `yes`. Null: nothing yet, or not for whoever asks. */
    value: z.string().nullable(),
  })
  .meta({ id: 'SigningField' });

/** What a signer has entered, and on which fields as he saw them. */
export const filledIn = z
  .strictObject({
    /** Of all fields, as it was told with the document. */
    version: z.string().length(64),
    values: z.array(z.strictObject({ field: fieldId, value: printedProse(maxFieldText) })).max(maxFields),
  })
  .meta({ id: 'FilledIn' });
