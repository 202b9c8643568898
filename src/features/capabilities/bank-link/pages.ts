// Pages of the wizard that the bank screens lead to past their neighbours, by their wire numbers (spec 1 section 2).
export const DOCUMENTS_PAGE = 8
export const OFFERS_PAGE = 10
