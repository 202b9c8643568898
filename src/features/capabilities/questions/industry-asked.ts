// What a page calls the question about the industry: one control for both lists, named for what it asks.
import { en } from '#core/words/industry-questions/en.ts'
import { es } from '#core/words/industry-questions/es.ts'

const asked = { at: 'generalIndustry', en: en.industryLabel, es: es.industryLabel }

export const industryAsked = { generalIndustry: asked, industry: asked }
