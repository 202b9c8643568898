// The link under which an owner confirms or corrects the address of the business, as data.
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { Flow } from '#core/flow/flow.ts'

export const confirmAddressFlow: Flow<FieldId> & { readonly id: 'confirm-address' } = {
  id: 'confirm-address',
  steps: [
    { id: 'verify-link', page: 0, kind: 'verify-link' },
    {
      id: 'address',
      page: 1,
      kind: 'form',
      fields: [
        { field: 'businessAddress', required: true },
        { field: 'businessAddress2', required: false },
        { field: 'businessZip', required: true },
        { field: 'businessState', required: true },
        { field: 'businessCity', required: true },
      ],
    },
    { id: 'finish', page: 2, kind: 'finish' },
  ],
}
