// The conversions that are counted of an application, each once (specification 1, section 9, specification 3, section 9).

export const conversionNames = ['registration', 'signed', 'finished', 'complete-application'] as const
export type ConversionName = (typeof conversionNames)[number]
