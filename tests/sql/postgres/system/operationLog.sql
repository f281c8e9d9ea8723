select id from operation_log where coalesce(at_plant_id, ?) = ? order by at desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using operation_log__at_id_at_plant_ix on operation_log

select count(*) from operation_log where coalesce(at_plant_id, ?) = ?
--   Aggregate
--     -> Seq Scan on operation_log

order by at asc, id asc
--   Limit
--     -> Index Only Scan using operation_log__at_id_at_plant_ix on operation_log

order by id asc
--   Limit
--     -> Index Scan using operation_log_pkey on operation_log

and id = ?
--   Limit
--     -> Sort
--           Sort Key: at DESC
--           -> Index Scan using operation_log_pkey on operation_log
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: at DESC, id DESC
--           -> Index Scan using operation_log_pkey on operation_log
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and (at >= ? and at <= ?)
--   Limit
--     -> Index Only Scan Backward using operation_log__at_id_at_plant_ix on operation_log
--           Index Cond: ((at >= ?) AND (at <= ?))

and {} = ? -- {}: user_name, record_id, record_title, action
and {} is null -- {}: user_name, record_title, action
and {} in (?, …) -- {}: user_name, record_id, record_title, action
and {} ilike ? escape '\' -- {}: user_name, resource, record_title, action
and ({} >= ? and {} <= ?) -- {}: record_id, created_at, updated_at
--   Limit
--     -> Index Scan Backward using operation_log__at_id_at_plant_ix on operation_log

and resource = ?
--   Limit
--     -> Sort
--           Sort Key: at DESC, id DESC
--           -> Index Scan using operation_log__resource_record_at_id_ix on operation_log
--                 Index Cond: (resource = ?)

and resource is null
--   Limit
--     -> Sort
--           Sort Key: at DESC, id DESC
--           -> Index Scan using operation_log__resource_record_at_id_ix on operation_log
--                 Index Cond: (resource IS NULL)

and resource in (?, …)
--   Limit
--     -> Sort
--           Sort Key: at DESC, id DESC
--           -> Index Scan using operation_log__resource_record_at_id_ix on operation_log
--                 Index Cond: (resource = ANY (ARRAY[?, ?]))

and (
  (action ilike ? escape '\' and (action ilike ? escape '\' or squeezed(action) ilike ? escape '\'))
    or (user_name ilike ? escape '\' and (user_name ilike ? escape '\' or squeezed(user_name) ilike ? escape '\'))
    or (record_title ilike ? escape '\' and (record_title ilike ? escape '\' or squeezed(record_title) ilike ? escape '\'))
)
-- keyword
--   Limit
--     -> Sort
--           Sort Key: at DESC, id DESC
--           -> Seq Scan on operation_log

select to_char(timestamp '1970-01-01' + ((at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0, count(*)
from operation_log
where coalesce(at_plant_id, ?) = ?
group by 1
limit ?
-- group_at, group_measures
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((at + '62167420800000'::bigint) / 1000) - '62167392000'…
--           -> Seq Scan on operation_log

select max(id) from operation_log -- group_resource, group_record_id, group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using operation_log_pkey on operation_log
--                   Index Cond: (id IS NOT NULL)

select resource as key0, count(*) from operation_log where coalesce(at_plant_id, ?) = ? group by 1 limit ? -- group_resource
--   Limit
--     -> GroupAggregate
--           Group Key: resource
--           -> Index Scan using operation_log__resource_record_at_id_ix on operation_log

select record_id as key0, count(*) from operation_log where coalesce(at_plant_id, ?) = ? group by 1 limit ? -- group_record_id
--   Limit
--     -> HashAggregate
--           Group Key: record_id
--           -> Seq Scan on operation_log

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from operation_log
where coalesce(at_plant_id, ?) = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on operation_log

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from operation_log
where coalesce(at_plant_id, ?) = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on operation_log
