select id from import_log where coalesce(at_plant_id, ?) = ? order by at desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using import_log__at_id_at_plant_ix on import_log

select count(*) from import_log where coalesce(at_plant_id, ?) = ?
--   Aggregate
--     -> Seq Scan on import_log

order by at asc, id asc
--   Limit
--     -> Index Only Scan using import_log__at_id_at_plant_ix on import_log

order by id asc
--   Limit
--     -> Index Scan using import_log_pkey on import_log

and id = ?
--   Limit
--     -> Sort
--           Sort Key: at DESC
--           -> Index Scan using import_log_pkey on import_log
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: at DESC, id DESC
--           -> Index Scan using import_log_pkey on import_log
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and (at >= ? and at <= ?)
--   Limit
--     -> Index Only Scan Backward using import_log__at_id_at_plant_ix on import_log
--           Index Cond: ((at >= ?) AND (at <= ?))

and {} = ? -- {}: resource, file_name, outcome
and {} is null -- {}: resource, file_name
and {} in (?, …) -- {}: resource, file_name, outcome
and {} ilike ? escape '\' -- {}: resource, file_name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan Backward using import_log__at_id_at_plant_ix on import_log

and (file_name ilike ? escape '\' and (file_name ilike ? escape '\' or squeezed(file_name) ilike ? escape '\')) -- keyword
--   Limit
--     -> Sort
--           Sort Key: at DESC, id DESC
--           -> Seq Scan on import_log

select to_char(timestamp '1970-01-01' + ((at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0, count(*)
from import_log
where coalesce(at_plant_id, ?) = ?
group by 1
limit ?
-- group_at
select to_char(timestamp '1970-01-01' + ((at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0, count(*),
  cast(sum(row_count) as text), cast(count(row_count) as text), cast(min(row_count) as text), cast(max(row_count) as text)
from import_log
where coalesce(at_plant_id, ?) = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((at + '62167420800000'::bigint) / 1000) - '62167392000'…
--           -> Seq Scan on import_log

select max(id) from import_log -- group_resource, group_outcome, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using import_log_pkey on import_log
--                   Index Cond: (id IS NOT NULL)

select resource as key0, count(*) from import_log where coalesce(at_plant_id, ?) = ? group by 1 limit ? -- group_resource
--   Limit
--     -> HashAggregate
--           Group Key: resource
--           -> Seq Scan on import_log

select outcome as key0, count(*) from import_log where coalesce(at_plant_id, ?) = ? group by 1 limit ? -- group_outcome
--   Limit
--     -> HashAggregate
--           Group Key: outcome
--           -> Seq Scan on import_log

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from import_log
where coalesce(at_plant_id, ?) = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on import_log

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from import_log
where coalesce(at_plant_id, ?) = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on import_log
