const { sanityFigures, sanityOf } = await import(process.cwd() + '/bench/quality/decision-sanity.ts'); const { tableOf } = await import(process.cwd() + '/bench/figures.ts')
console.log(tableOf(sanityFigures()))
