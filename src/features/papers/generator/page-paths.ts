// Where the document generator's pages are, below the base path (specification 3, section 2).
export const generatorPaths = [
  '/docgenerator',
  '/docgenerator/:doc/:id/:token',
  '/docgenerator/:doc/:id/:token/:month',
  '/docgenerator/:doc/:id/:token/:account/:month',
] as const
