select id from complaint_measure order by sort_order asc, id asc limit ?
--   Limit
--     -> Index Only Scan using complaint_measure__sort_order_id_ix on complaint_measure

select count(*) from complaint_measure
--   Aggregate
--     -> Seq Scan on complaint_measure

order by sort_order desc, id desc
--   Limit
--     -> Index Only Scan Backward using complaint_measure__sort_order_id_ix on complaint_measure

order by id asc
--   Limit
--     -> Index Only Scan using complaint_measure_pkey on complaint_measure

order by name asc, id asc
--   Limit
--     -> Index Only Scan using complaint_measure__name_id_ix on complaint_measure

and id = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order
--           -> Index Scan using complaint_measure_pkey on complaint_measure
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using complaint_measure_pkey on complaint_measure
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and name = ?
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using complaint_measure__name_id_ix on complaint_measure
--                 Index Cond: (name = ?)

and name is null
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using complaint_measure__name_id_ix on complaint_measure
--                 Index Cond: (name IS NULL)

and name in (?, …)
--   Limit
--     -> Sort
--           Sort Key: sort_order, id
--           -> Index Scan using complaint_measure__name_id_ix on complaint_measure
--                 Index Cond: (name = ANY (ARRAY[?, ?]))

and {} ilike ? escape '\' -- {}: name, name_en
and {} = ? -- {}: name_en, status
and {} is null -- {}: name_en
and {} in (?, …) -- {}: name_en, status
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\'))
  or (name_en ilike ? escape '\' and (name_en ilike ? escape '\' or squeezed(name_en) ilike ? escape '\'))
-- keyword
--   Limit
--     -> Index Scan using complaint_measure__sort_order_id_ix on complaint_measure

select max(id) from complaint_measure -- group_status, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using complaint_measure_pkey on complaint_measure
--                   Index Cond: (id IS NOT NULL)

select status as key0, count(*) from complaint_measure group by 1 limit ? -- group_status, group_measures
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Seq Scan on complaint_measure

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from complaint_measure
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on complaint_measure

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from complaint_measure
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on complaint_measure
