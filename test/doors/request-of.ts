// The smallest request that an endpoint takes, made from its schema; ids and codes by their names.
import * as z from 'zod/mini'
import type { Endpoint } from '#core/contract/endpoint.ts'

/** Which value a field of this name gets; undefined = whatever the schema takes. */
export type Named = (name: string) => string | number | undefined

interface Schema {
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly minimum?: number
  readonly minItems?: number
  readonly minLength?: number
  readonly items?: Schema
}

export function requestOf(endpoint: Endpoint, named: Named): Record<string, unknown> {
  const schema = z.toJSONSchema(endpoint.request, { io: 'input', unrepresentable: 'any' }) as Schema
  // Of a request of several forms, the first.
  return objectOf(schema.oneOf?.[0] ?? schema, named)
}

function objectOf({ properties = {}, required = [] }: Schema, named: Named): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(properties)) {
    const given = named(name)
    if (given !== undefined) made[name] = given
    else if (required.includes(name)) made[name] = valueOf(schema, named)
  }
  return made
}

function valueOf(schema: Schema, named: Named): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return valueOf(schema.anyOf[0]!, named)
  switch (schema.type) {
    case 'object':
      return objectOf(schema, named)
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => valueOf(schema.items ?? {}, named))
    case 'number':
    case 'integer':
      return Math.max(schema.minimum ?? 1, 1)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return schema.format === 'uuid'
        ? '00000000-0000-4000-8000-000000000000'
        : 'x'.repeat(schema.minLength ?? 1)
  }
}
