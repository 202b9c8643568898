// The part of Google's Places API (New) that we read.
import * as z from 'zod/mini'

const text = z.object({ text: z.string() })

/** No match is an empty object, without `suggestions`. */
export const autocompleteAnswer = z.object({
  suggestions: z.optional(
    z.array(
      z.object({
        placePrediction: z.optional(
          z.object({
            placeId: z.string().check(z.minLength(1)),
            text,
            structuredFormat: z.optional(z.object({ mainText: text, secondaryText: z.optional(text) })),
          }),
        ),
      }),
    ),
  ),
})

export const placeIdAnswer = z.object({ id: z.string() })

export const placeAnswer = z.object({
  addressComponents: z.optional(
    z.array(
      z.object({
        longText: z.optional(z.string()),
        shortText: z.optional(z.string()),
        types: z.optional(z.array(z.string())),
      }),
    ),
  ),
})

export type PlaceAnswer = z.infer<typeof placeAnswer>

export const errorAnswer = z.object({
  error: z.object({
    status: z.optional(z.string()),
    details: z.optional(z.array(z.object({ reason: z.optional(z.string()) }))),
  }),
})
