select id from backup order by started_at desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using backup__started_at_id_ix on backup

select count(*) from backup
--   Aggregate
--     -> Seq Scan on backup

order by started_at asc, id asc
--   Limit
--     -> Index Only Scan using backup__started_at_id_ix on backup

order by id asc
--   Limit
--     -> Index Only Scan using backup_pkey on backup

and id = ?
--   Limit
--     -> Sort
--           Sort Key: started_at DESC
--           -> Index Scan using backup_pkey on backup
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: started_at DESC, id DESC
--           -> Index Scan using backup_pkey on backup
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and started_at >= ? and started_at <= ?
--   Limit
--     -> Index Only Scan Backward using backup__started_at_id_ix on backup
--           Index Cond: ((started_at >= ?) AND (started_at <= ?))

and {} = ? -- {}: file_name, cause, state, drill
and {} is null -- {}: file_name
and {} in (?, …) -- {}: file_name, cause, state, drill
and {} ilike ? escape '\' -- {}: file_name
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and file_name ilike ? escape '\' and (file_name ilike ? escape '\' or squeezed(file_name) ilike ? escape '\') -- keyword
--   Limit
--     -> Index Scan Backward using backup__started_at_id_ix on backup

select to_char(timestamp '1970-01-01' + ((started_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from backup
group by 1
limit ?
-- group_started_at
select to_char(timestamp '1970-01-01' + ((started_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*), cast(sum(megabytes) as text), cast(count(megabytes) as text), cast(min(megabytes) as text), cast(max(megabytes) as text)
from backup
group by 1
limit ?
-- group_measures
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((started_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on backup

select max(id) from backup -- group_cause, group_state, group_drill, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using backup_pkey on backup
--                   Index Cond: (id IS NOT NULL)

select cause as key0, count(*) from backup group by 1 limit ? -- group_cause
--   Limit
--     -> HashAggregate
--           Group Key: cause
--           -> Seq Scan on backup

select state as key0, count(*) from backup group by 1 limit ? -- group_state
--   Limit
--     -> HashAggregate
--           Group Key: state
--           -> Seq Scan on backup

select drill as key0, count(*) from backup group by 1 limit ? -- group_drill
--   Limit
--     -> HashAggregate
--           Group Key: drill
--           -> Seq Scan on backup

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from backup
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on backup

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from backup
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on backup
