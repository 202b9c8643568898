// The product asked for, chosen from cards.
import { products } from '#core/codes/products.ts'
import { radioKind } from './choice.ts'

export const productKind = radioKind(products)
