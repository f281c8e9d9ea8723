select id from audit_check order by started_at desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using audit_check__started_at_id_ix on audit_check

select count(*) from audit_check
--   Aggregate
--     -> Seq Scan on audit_check

order by started_at asc, id asc
--   Limit
--     -> Index Only Scan using audit_check__started_at_id_ix on audit_check

order by id asc
--   Limit
--     -> Index Only Scan using audit_check_pkey on audit_check

and id = ?
--   Limit
--     -> Sort
--           Sort Key: started_at DESC
--           -> Index Scan using audit_check_pkey on audit_check
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: started_at DESC, id DESC
--           -> Index Scan using audit_check_pkey on audit_check
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and started_at >= ? and started_at <= ?
--   Limit
--     -> Index Only Scan Backward using audit_check__started_at_id_ix on audit_check
--           Index Cond: ((started_at >= ?) AND (started_at <= ?))

and {} = ? -- {}: cause, state
and {} in (?, …) -- {}: cause, state
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\') -- keyword
--   Limit
--     -> Index Scan Backward using audit_check__started_at_id_ix on audit_check

select to_char(timestamp '1970-01-01' + ((started_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from audit_check
group by 1
limit ?
-- group_started_at
select to_char(timestamp '1970-01-01' + ((started_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*), cast(sum(checked_rows) as text), cast(count(checked_rows) as text), cast(min(checked_rows) as text),
  cast(max(checked_rows) as text)
from audit_check
group by 1
limit ?
-- group_measures
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((started_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on audit_check

select max(id) from audit_check -- group_cause, group_state, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using audit_check_pkey on audit_check
--                   Index Cond: (id IS NOT NULL)

select cause as key0, count(*) from audit_check group by 1 limit ? -- group_cause
--   Limit
--     -> HashAggregate
--           Group Key: cause
--           -> Seq Scan on audit_check

select state as key0, count(*) from audit_check group by 1 limit ? -- group_state
--   Limit
--     -> HashAggregate
--           Group Key: state
--           -> Seq Scan on audit_check

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from audit_check
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on audit_check

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from audit_check
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on audit_check
