// What each of the operator's commands is for and how it is called: for `--help`, and for whoever called it wrongly.

interface Help {
  /** One sentence. */
  readonly says: string
  /** Each way to call it, what stands behind `npm run`. */
  readonly ways: readonly string[]
}

const BY = '[--by <e-mail of who runs it>]'

export const helps = {
  admin: {
    says: 'Makes an admin with a one-time password; ends sessions; gives somebody a new start; confirms a second person.',
    ways: [
      'admin -- <email> <name>',
      'admin -- end-sessions   (ends all sessions and auth keys of staff; passwords and second factors stay)',
      'admin -- set-up   (reads an e-mail address: a new start for that login, with a one-time password)',
      'admin -- confirm   (reads an e-mail address: that person may be the second one of what others propose)',
    ],
  },
  backup: {
    says: 'Copies everything but the keys into a folder that is made.',
    ways: ['backup -- <new folder>'],
  },
  restore: { says: 'Brings a backup into an empty database.', ways: ['restore -- <folder of a backup>'] },
  migrate: {
    says: 'Brings the schema of the database up to date, and says what it applied.',
    ways: ['migrate'],
  },
  doctor: {
    says: 'Says what is wrong with the settings and tries each provider, without cost or trace. Ends with 1 where something is wrong.',
    ways: ['doctor', 'doctor -- --mail   (reads an e-mail address and sends one mail there)'],
  },
  texts: {
    says: 'Prints the digests of the texts that the operator approves (TEXTS_APPROVED).',
    ways: ['texts'],
  },
  'rotate-keys': {
    says: 'Wraps the data keys by the first of FIELD_KEYS or the key service; --reseal seals everything again.',
    ways: ['rotate-keys [-- [--reseal] [--forget [--leave-unreadable]]]'],
  },
  'audit:verify': {
    says: 'Checks that nobody changed the log of events.',
    ways: ['audit:verify [-- <manifest.json or lines of the stream>]'],
  },
  'export-application': {
    says: 'Writes everything that is kept of an application, person, business or affiliate.',
    ways: [
      `export-application -- <id of an application, person, business or affiliate> <new file.zip> <reason> ${BY}`,
    ],
  },
  'find-person': {
    says: 'Reads an e-mail address and lists the ids that belong to it.',
    ways: ['find-person, then the e-mail address and Enter. Nothing is typed behind the command.'],
  },
  retention: {
    says: 'Shows what was kept long enough; --apply deletes it. hold keeps an application, release lets it go again.',
    ways: [`retention [-- --apply | hold|release|forget-bank <id> <reason> ${BY}]`],
  },
  'erase-application': {
    says: 'Shows what no law keeps of an application, business or affiliate; --apply deletes it.',
    ways: [`erase-application -- <id of an application, business or affiliate> <reason> [--apply] ${BY}`],
  },
  'import-businesses': {
    says: 'Brings in earlier customers.',
    ways: ['import-businesses -- <file.csv> [--dry-run]'],
  },
  'export-labels': {
    says: 'Writes what staff said of bank lines.',
    ways: [`export-labels -- <new file.jsonl> ${BY}`],
  },
  'import-outcomes': {
    says: 'Brings in what happened to deals.',
    ways: ['import-outcomes -- <file.csv> [--dry-run]'],
  },
  compare: {
    says: 'Judges every stored file by two policies.',
    ways: ['compare -- <policy.json> [<earlier policy.json>] [--json]'],
  },
} as const satisfies Readonly<Record<string, Help>>

export type CommandName = keyof typeof helps

export const isCommand = (name: string): name is CommandName => Object.hasOwn(helps, name)

/** 'Usage: npm run ...', a line for each way. */
export const usageOf = (name: CommandName): string =>
  helps[name].ways.map((way, at) => `${at ? '       ' : 'Usage: '}npm run ${way}`).join('\n')

/** All of them, a line each. */
export const commandList = (): string =>
  Object.entries<Help>(helps)
    .map(([name, { says }]) => `${name.padEnd(20)}${says}`)
    .join('\n')
