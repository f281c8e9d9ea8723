select id from role order by role_sort asc, id asc limit ?
and {} in (?, …) -- {}: role_name
and {} ilike ? escape '\' -- {}: role_name, role_key
and (role_name ilike ? escape '\' and (role_name ilike ? escape '\' or squeezed(role_name) ilike ? escape '\'))
  or (role_key ilike ? escape '\' and (role_key ilike ? escape '\' or squeezed(role_key) ilike ? escape '\'))
-- keyword, covered
--   Limit
--     -> Index Only Scan using role__role_sort_id_role_name_role_key_ix on role

select count(*) from role
--   Aggregate
--     -> Seq Scan on role

order by role_sort desc, id desc
--   Limit
--     -> Index Only Scan Backward using role__role_sort_id_role_name_role_key_ix on role

order by id asc
--   Limit
--     -> Index Only Scan using role_pkey on role

and id = ?
--   Limit
--     -> Sort
--           Sort Key: role_sort
--           -> Index Scan using role_pkey on role
--                 Index Cond: (id = ?)

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: role_sort, id
--           -> Index Scan using role_pkey on role
--                 Index Cond: (id = ANY (ARRAY[?, ?]))

and role_name = ?
--   Limit
--     -> Index Only Scan using role__role_sort_id_role_name_role_key_ix on role
--           Index Cond: (role_name = ?)

and role_name is null
--   Limit
--     -> Index Only Scan using role__role_sort_id_role_name_role_key_ix on role
--           Index Cond: (role_name IS NULL)

and role_key = ?
--   Limit
--     -> Sort
--           Sort Key: role_sort, id
--           -> Index Scan using role__role_key_uq on role
--                 Index Cond: (role_key = ?)

and role_key is null
--   Limit
--     -> Sort
--           Sort Key: role_sort, id
--           -> Index Scan using role__role_key_uq on role
--                 Index Cond: (role_key IS NULL)

and role_key in (?, …)
--   Limit
--     -> Sort
--           Sort Key: role_sort, id
--           -> Index Scan using role__role_key_uq on role
--                 Index Cond: (role_key = ANY (ARRAY[?, ?]))

and {} = ? -- {}: status, data_scope
and {} in (?, …) -- {}: status, data_scope
and {} >= ? and {} <= ? -- {}: created_at, updated_at
--   Limit
--     -> Index Scan using role__role_sort_id_role_name_role_key_ix on role

select max(id) from role -- group_status, group_data_scope, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using role_pkey on role
--                   Index Cond: (id IS NOT NULL)

select status as key0, count(*) from role group by 1 limit ? -- group_status, group_measures
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Seq Scan on role

select data_scope as key0, count(*) from role group by 1 limit ? -- group_data_scope
--   Limit
--     -> HashAggregate
--           Group Key: data_scope
--           -> Seq Scan on role

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from role
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on role

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from role
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Seq Scan on role
