// Programs that a PDF names as its writer and that change or remake documents: no bank prints its statements with them.
import type { WeightClass } from './sign.ts'

interface Writer {
  readonly name: RegExp
  readonly weight: WeightClass
}

/**
 * As the programs write themselves into `Producer` and `Creator`; the names that lenders' checks look for (htpbe.tech/how, terra-insight.com,
 * docs.metamap.com, docs.spikedata.co.za). strong: draws pictures and layouts, no statement comes from one. medium: changes a PDF, or is an
 * office program; owners also join or shrink months with some of them. weak: prints what is shown, as many owners save their statement.
 * What banks print with (OpenText Exstream, Quadient or GMC, Papyrus, Crawford, Compuset, PDFlib, iText, Actuate, Crystal Reports,
 * Big Faceless, Adobe's LiveCycle, Distiller and PDF Library) is in no row.
 */
const writers: readonly Writer[] = [
  {
    name: /\b(?:photoshop|illustrator|canva|gimp|inkscape|coreldraw|affinity (?:designer|photo|publisher)|figma|indesign|pixelmator|paint\.net)\b/i,
    weight: 'strong',
  },
  {
    name: /\b(?:pdfescape|rad pdf|pdffiller|airslate|dochub|sejda|sambox|pdf ?candy|pdf ?buddy|pdf-?element|soda ?pdf|pdf expert|pdf-?xchange|xodo|hipdf|pdf ?simpli|formswift|lightpdf|pdfzorro|pdf guru)\b/i,
    weight: 'medium',
  },
  { name: /\b(?:foxit|phantompdf|nitro(?: pro| pdf)|able2extract|abbyy finereader)\b/i, weight: 'medium' },
  {
    name: /\badobe acrobat (?:pro|dc|standard|\d+(?:\.\d+)*(?: paper capture| image conversion))/i,
    weight: 'medium',
  },
  { name: /\bacrobat (?:pro|editor|pdfmaker)/i, weight: 'medium' },
  {
    name: /\b(?:ilovepdf|smallpdf|pdf24|pdf2go|combinepdf|pdfsam|cutepdf|primopdf|bullzip|dopdf)\b/i,
    weight: 'weak',
  },
  {
    name: /\bmicrosoft(?:®|\(r\))? (?:office )?(?:word|excel|powerpoint|publisher)\b|\blibreoffice\b|\bopenoffice\b|\bwps (?:office|writer)\b|\bgoogle docs\b|\bapache poi\b|\bpages\b|\bnumbers\b/i,
    weight: 'medium',
  },
  {
    name: /\bskia\/pdf\b|\bquartz pdfcontext\b|\bmicrosoft:? print to pdf\b|\bgpl ghostscript\b|\bmozilla\b|\bchrom(?:e|ium)\b|\bios version\b|\bcamscanner\b|\badobe scan\b/i,
    weight: 'weak',
  },
]

/** How much the name of a writer says; null where it says nothing. */
export const weightOfWriter = (name: string): WeightClass | null =>
  writers.find((writer) => writer.name.test(name))?.weight ?? null
