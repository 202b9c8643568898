// Finicity's business records: one for each customer at most, found by the customer or by its own id.
import type { Routes, WireAnswer, WireRequest } from '#simulators/bank-world/wire-server.ts'
import type { Customer } from './customers.ts'
import { failure } from './partner.ts'

type Wrapped = (
  act: (customer: Customer, request: WireRequest) => WireAnswer,
) => (request: WireRequest) => WireAnswer | Promise<WireAnswer>

interface Kept {
  readonly record: Readonly<Record<string, unknown>>
  readonly createdDate: string
  readonly modifiedDate: string
}

const needed = ['name', 'personallyLiable', 'address', 'phoneNumber']

export function businessRoutes(withCustomer: Wrapped, now: () => Date): Routes {
  /** By the customer's id, which the record's own ends with. */
  const all = new Map<string, Kept>()
  const told = (customerId: string, { record, ...dates }: Kept) => ({
    ...record,
    businessId: `77${customerId}`,
    ...dates,
  })
  const stamp = () => now().toISOString().slice(0, 19)
  const bad = () => failure(400, '15001', 'One of the specified fields is missing or blank.')
  const isWhole = (record: Record<string, unknown>) => needed.every((name) => record[name] !== undefined)
  const path = '/business-services/customers/:c/businesses'
  return [
    [
      'POST',
      path,
      withCustomer((customer, request) => {
        const record = request.json()
        if (!isWhole(record)) return bad()
        if (all.has(customer.id))
          return failure(409, '11000', `A consumer already exists for customer ${customer.id}`)
        const kept = { record, createdDate: stamp(), modifiedDate: stamp() }
        all.set(customer.id, kept)
        return { json: told(customer.id, kept) }
      }),
    ],
    [
      'GET',
      path,
      withCustomer((customer) => {
        const kept = all.get(customer.id)
        return kept
          ? { json: [told(customer.id, kept)] }
          : failure(404, '10003', 'Business ID was not found.')
      }),
    ],
    [
      'PUT',
      '/business-services/businesses/:b',
      (request) => {
        const customerId = (request.params['b'] ?? '').slice(2)
        const before = all.get(customerId)
        if (!before) return failure(404, '10003', 'Business ID was not found.')
        const record = request.json()
        if (!isWhole(record)) return bad()
        const kept = { ...before, record, modifiedDate: stamp() }
        all.set(customerId, kept)
        return { json: told(customerId, kept) }
      },
    ],
  ]
}
