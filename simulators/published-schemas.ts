// Judges a vendor's calls by extracts of the schemas that the vendor publishes: what is sent, answered and told by webhook.
import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'

// What the package exports is the function itself; its types say otherwise.
const addFormats = formats as unknown as (ajv: Ajv) => void

type Schema = Readonly<Record<string, unknown>>
interface Operation {
  readonly request?: Schema
  /** By status; null: an answer without a JSON body. 'default' stands for every other status. */
  readonly answers: Readonly<Record<string, Schema | null>>
}
interface Published {
  readonly operations: Readonly<Record<string, Operation>>
  readonly webhooks: Readonly<Record<string, Schema>>
  readonly definitions: Readonly<Record<string, Schema>>
}

/** One exchange on the wire; a body that is no JSON is kept as text. */
export interface Exchange {
  readonly method: string
  readonly path: string
  readonly request: unknown
  readonly status: number
  readonly answer: unknown
}

interface Judge {
  /** What is wrong with an exchange, side by side; [] = nothing. */
  exchange(seen: Exchange): string[]
  /** What is wrong with a webhook's body; `name` as in the extract ('ITEM/ERROR'). */
  webhook(name: string, body: unknown): string[]
}

/** Reads the extract of one vendor. */
export function judgeBy(vendor: 'plaid' | 'finicity'): Judge {
  const file = new URL(`./${vendor}/schema/published.json`, import.meta.url)
  const { operations, webhooks, definitions } = JSON.parse(readFileSync(file, 'utf8')) as Published
  const ajv = new Ajv({ allErrors: true, strict: false })
  addFormats(ajv)
  // The library's own takes no local address.
  ajv.addFormat('url', (text) => URL.canParse(text))
  const compiled = new Map<Schema, ValidateFunction>()
  const faults = (schema: Schema, value: unknown, where: string): string[] => {
    const validate = compiled.get(schema) ?? ajv.compile({ ...schema, definitions })
    compiled.set(schema, validate)
    if (validate(value)) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${where}${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
    )
  }
  const found = (method: string, path: string): readonly [string, Operation] | undefined =>
    Object.entries(operations).find(([name]) =>
      new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(`${method} ${path}`),
    )

  return {
    exchange({ method, path, request, status, answer }) {
      const operation = found(method, path)
      if (!operation) return [`${method} ${path} is no published call`]
      const [name, { request: wanted, answers }] = operation
      const sent = wanted ? faults(wanted, request, `${name} request`) : []
      const schema = answers[status] ?? answers['default']
      if (status in answers && !answers[status]) return sent
      // Outages and limits have no schema of their own at every call: they are worded as the other errors are.
      const worded = schema ?? (status >= 400 ? answers['400'] : undefined)
      if (!worded) return [...sent, `${name} never answers ${status}`]
      return [...sent, ...faults(worded, answer, `${name} ${status}`)]
    },
    webhook(name, body) {
      const schema = webhooks[name]
      return schema ? faults(schema, body, name) : [`${name} is no published webhook`]
    },
  }
}
