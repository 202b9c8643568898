// Rows of both logs of events as the chain sees them: one shape, and one hash of all that a row says. The rule is ADR 065.

/** Microseconds count: the text is the same on both engines and in every time zone of a session. */
const AT = `to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`

/** JSON keeps values apart, and the database's own binary form orders the keys of a detail. */
const HASH = `sha256(convert_to(jsonb_build_array(log, subject, id, ${AT}, kind, actor, actor_id, ip, user_agent, detail)::text, 'UTF8'))`

/** The rows of both logs that meet a condition on their columns, each with its `log`, `subject` and `hash`; the condition is given the name of the column that says whom it happened to. */
export const hashedLogs = (conditionOf: (subject: string) => string): string => `
  select log, subject, id, at, kind, actor, actor_id, detail, ${HASH} as hash from (
    select 'application' as log, lead_id as subject, id, at, kind, actor, actor_id, ip, user_agent, detail from event
    where ${conditionOf('lead_id')}
    union all
    select 'staff', staff_id, id, at, kind, 'staff', actor_id, ip, user_agent, detail from staff_event
    where ${conditionOf('staff_id')}) as both_logs`
