// The calls of the specification that tell the tool's sources (specification 3, section 7). `appnum`: the application, as its staff calls name it.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import * as paths from './paths.ts'

const ofApplication = z.object({ appnum: z.uuid() })

/** Where FICO scores can be taken from; the first is applied by itself. */
export const getFicoSources = endpoint({
  name: 'aggregation-fico-sources',
  ...paths.getFicoSources,
  reads: true,
  request: ofApplication,
  response: z.object({ sources: z.array(z.object({ src: z.string(), scores: z.array(z.number()) })) }),
})

/** The file of a bank analysis, used in place of linked accounts; null where there is none. */
export const getBaSource = endpoint({
  name: 'aggregation-ba-source',
  ...paths.getBaSource,
  reads: true,
  request: ofApplication,
  response: z.object({ source: z.nullable(z.object({ url: z.string(), sent: z.string() })) }),
})

/** The months of such a file, in dollars; 404 where its address names none. */
export const getBaData = endpoint({
  name: 'aggregation-ba-data',
  ...paths.getBaData,
  reads: true,
  request: z.object({ url: z.string().check(z.maxLength(500)) }),
  response: z.object({
    months: z.array(
      z.object({ iso: z.string(), mg: z.number(), adb: z.number(), neds: z.number(), deps: z.number() }),
    ),
  }),
})

/** The tool's inputs by name, each with its source; null = not known. */
export const getCalcFields = endpoint({
  name: 'aggregation-calc-fields',
  ...paths.getCalcFields,
  reads: true,
  request: ofApplication,
  response: z.object({
    fields: z.array(
      z.object({
        name: z.string(),
        value: z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.number())])),
        source: z.nullable(z.string()),
      }),
    ),
  }),
})
