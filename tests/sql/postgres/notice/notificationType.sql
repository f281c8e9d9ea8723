select id from notification_type order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using notification_type__sort_order_id_ix on notification_type

select count(*) from notification_type
--   Aggregate
--     -> Seq Scan on notification_type

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using notification_type__sort_order_id_ix on notification_type

order by id asc
--   Limit
--     -> Index Only Scan using notification_type_pkey on notification_type

order by code asc, id asc
--   Limit
--     -> Index Only Scan using notification_type__code_id_ix on notification_type

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using notification_type_pkey on notification_type
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using notification_type_pkey on notification_type
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and code = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using notification_type__code_id_ix on notification_type
--                 Index Cond: (code = ?)

and code is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using notification_type__code_id_ix on notification_type
--                 Index Cond: (code IS NULL)

and code in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using notification_type__code_id_ix on notification_type
--                 Index Cond: (code = ANY (ARRAY[?, ?]))

and {} ilike ? escape '\' -- {}: code, name
and {} = ? -- {}: name, status
and {} is null -- {}: name
and {} in (?, …) -- {}: name, status
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\'))
  or (code ilike ? escape '\' and (code ilike ? escape '\' or squeezed(code) ilike ? escape '\'))
-- keyword
--   Limit
--     -> Index Scan using notification_type__sort_order_id_ix on notification_type

select max(id) from notification_type -- group_status, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using notification_type_pkey on notification_type
--                   Index Cond: (id IS NOT NULL)

select status as key0, count(*) from notification_type group by 1 limit ? -- group_status, group_measures
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Seq Scan on notification_type

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from notification_type
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on notification_type

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from notification_type
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on notification_type
