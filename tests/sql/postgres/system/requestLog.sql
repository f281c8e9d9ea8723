select id from request_log where coalesce(at_plant_id, ?) = ? order by at desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using request_log__at_id_at_plant_ix on request_log

select count(*) from request_log where coalesce(at_plant_id, ?) = ?
--   Aggregate
--     -> Seq Scan on request_log

order by at asc, id asc
--   Limit
--     -> Index Only Scan using request_log__at_id_at_plant_ix on request_log

order by id asc
--   Limit
--     -> Index Scan using request_log_pkey on request_log

and id = ?
--   Limit
--     -> Sort
--           Sort Key: at DESC
--           -> Index Scan using request_log_pkey on request_log
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: at DESC, id DESC
--           -> Index Scan using request_log_pkey on request_log
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and (at >= ? and at <= ?)
--   Limit
--     -> Index Only Scan Backward using request_log__at_id_at_plant_ix on request_log
--           Index Cond: ((at >= ?) AND (at <= ?))

and {} = ? -- {}: user_name, ip, wire, url, operation, http_status, key_data, ms, request_id
and {} is null -- {}: user_name, ip, url, operation, key_data, request_id
and {} in (?, …) -- {}: user_name, ip, wire, url, operation, http_status, key_data, ms, request_id
and {} ilike ? escape '\' -- {}: user_name, ip, url, operation, key_data, request_id
and ({} >= ? and {} <= ?) -- {}: http_status, ms, created_at, updated_at
--   Limit
--     -> Index Scan Backward using request_log__at_id_at_plant_ix on request_log

and (
  (operation ilike ? escape '\' and (operation ilike ? escape '\' or squeezed(operation) ilike ? escape '\'))
    or (user_name ilike ? escape '\' and (user_name ilike ? escape '\' or squeezed(user_name) ilike ? escape '\'))
    or (ip ilike ? escape '\' and (ip ilike ? escape '\' or squeezed(ip) ilike ? escape '\'))
    or (url ilike ? escape '\' and (url ilike ? escape '\' or squeezed(url) ilike ? escape '\'))
    or (key_data ilike ? escape '\' and (key_data ilike ? escape '\' or squeezed(key_data) ilike ? escape '\'))
)
-- keyword
--   Limit
--     -> Sort
--           Sort Key: at DESC, id DESC
--           -> Seq Scan on request_log

select to_char(timestamp '1970-01-01' + ((at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0, count(*)
from request_log
where coalesce(at_plant_id, ?) = ?
group by 1
limit ?
-- group_at
select to_char(timestamp '1970-01-01' + ((at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0, count(*),
  cast(sum(ms) as text), cast(count(ms) as text), cast(min(ms) as text), cast(max(ms) as text)
from request_log
where coalesce(at_plant_id, ?) = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((at + '62167420800000'::bigint) / 1000) - '62167392000'…
--           -> Seq Scan on request_log

select max(id) from request_log -- group_wire, group_http_status, group_request_id, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using request_log_pkey on request_log
--                   Index Cond: (id IS NOT NULL)

select wire as key0, count(*) from request_log where coalesce(at_plant_id, ?) = ? group by 1 limit ? -- group_wire
--   Limit
--     -> HashAggregate
--           Group Key: wire
--           -> Seq Scan on request_log

select http_status as key0, count(*) from request_log where coalesce(at_plant_id, ?) = ? group by 1 limit ? -- group_http_status
--   Limit
--     -> HashAggregate
--           Group Key: http_status
--           -> Seq Scan on request_log

select request_id as key0, count(*) from request_log where coalesce(at_plant_id, ?) = ? group by 1 limit ? -- group_request_id
--   Limit
--     -> HashAggregate
--           Group Key: request_id
--           -> Seq Scan on request_log

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from request_log
where coalesce(at_plant_id, ?) = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on request_log

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from request_log
where coalesce(at_plant_id, ?) = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on request_log
