select id from dict_type order by id desc limit ?
--   Limit
--     -> Index Only Scan Backward using dict_type_pkey on dict_type

select count(*) from dict_type
--   Aggregate
--     -> Seq Scan on dict_type

order by id asc
--   Limit
--     -> Index Only Scan using dict_type_pkey on dict_type

and id = ?
--   Limit
--     -> Index Only Scan using dict_type_pkey on dict_type
--           Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Index Only Scan Backward using dict_type_pkey on dict_type
--           Index Cond: (id = ANY (ARRAY[?, ?]))

and {} = ? -- {}: dict_name, status
and {} is null -- {}: dict_name
and {} in (?, …) -- {}: dict_name, status
and {} ilike ? escape '\' -- {}: dict_name
and {} >= ? and {} <= ? -- {}: created_at, updated_at
and (dict_name ilike ? escape '\' and (dict_name ilike ? escape '\' or squeezed(dict_name) ilike ? escape '\'))
  or (dict_type ilike ? escape '\' and (dict_type ilike ? escape '\' or squeezed(dict_type) ilike ? escape '\'))
-- keyword
--   Limit
--     -> Index Scan Backward using dict_type_pkey on dict_type

and dict_type = ?
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Scan using dict_type__dict_type_uq on dict_type
--                 Index Cond: (dict_type = ?)

and dict_type is null
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Scan using dict_type__dict_type_uq on dict_type
--                 Index Cond: (dict_type IS NULL)

and dict_type in (?, …)
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Scan using dict_type__dict_type_uq on dict_type
--                 Index Cond: (dict_type = ANY (ARRAY[?, ?]))

and dict_type ilike ? escape '\'
--   Limit
--     -> Index Scan Backward using dict_type_pkey on dict_type

select max(id) from dict_type -- group_status, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using dict_type_pkey on dict_type
--                   Index Cond: (id IS NOT NULL)

select status as key0, count(*) from dict_type group by 1 limit ? -- group_status, group_measures
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Seq Scan on dict_type

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from dict_type
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on dict_type

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from dict_type
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on dict_type
