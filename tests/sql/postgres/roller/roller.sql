select id from roller where plant_id = ? order by roll_number asc, id asc limit ?
and {} ilike ? escape '\' -- {}: decor_code
and (
  (roll_number ilike ? escape '\' and (roll_number ilike ? escape '\' or squeezed(roll_number) ilike ? escape '\'))
    or (decor_code ilike ? escape '\' and (decor_code ilike ? escape '\' or squeezed(decor_code) ilike ? escape '\'))
)
-- keyword, covered
--   Limit
--     -> Index Only Scan using roller__plant_roll_number_id_decor_code_ix on roller
--           Index Cond: (plant_id = ?)

select count(*) from roller where plant_id = ?
--   Aggregate
--     -> Index Only Scan using roller__plant_sort_order_id_ix on roller
--           Index Cond: (plant_id = ?)

order by roll_number desc, id desc
--   Limit
--     -> Index Only Scan Backward using roller__plant_roll_number_id_decor_code_ix on roller
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using roller__plant_uq on roller
--           Index Cond: (plant_id = ?)

order by {} asc, id asc -- {}: decor_code, sort_order
--   Limit
--     -> Index Only Scan using roller__plant_{}_id_ix on roller
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: roll_number COLLATE "C"
--           -> Index Scan using roller__plant_uq on roller
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: roll_number COLLATE "C", id
--           -> Index Scan using roller__plant_uq on roller
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and roll_number = ?
--   Limit
--     -> Index Only Scan using roller__plant_roll_number_id_decor_code_ix on roller
--           Index Cond: ((plant_id = ?) AND (roll_number = ?))

and roll_number is null
--   Limit
--     -> Index Only Scan using roller__plant_roll_number_id_decor_code_ix on roller
--           Index Cond: ((plant_id = ?) AND (roll_number IS NULL))

and roll_number in (?, …)
--   Limit
--     -> Sort
--           Sort Key: roll_number COLLATE "C", id
--           -> Index Only Scan using roller__plant_roll_number_id_decor_code_ix on roller
--                 Index Cond: ((plant_id = ?) AND (roll_number = ANY (ARRAY[?, ?])))

and roll_number ilike ? escape '\'
--   Limit
--     -> Index Only Scan using roller__plant_roll_number_id_decor_code_ix on roller
--           Index Cond: (plant_id = ?)

and decor_code = ?
--   Limit
--     -> Sort
--           Sort Key: roll_number COLLATE "C", id
--           -> Index Scan using roller__plant_decor_code_id_ix on roller
--                 Index Cond: ((plant_id = ?) AND (decor_code = ?))

and decor_code is null
--   Limit
--     -> Sort
--           Sort Key: roll_number COLLATE "C", id
--           -> Index Scan using roller__plant_decor_code_id_ix on roller
--                 Index Cond: ((plant_id = ?) AND (decor_code IS NULL))

and decor_code in (?, …)
--   Limit
--     -> Sort
--           Sort Key: roll_number COLLATE "C", id
--           -> Index Scan using roller__plant_decor_code_id_ix on roller
--                 Index Cond: ((plant_id = ?) AND (decor_code = ANY (ARRAY[?, ?])))

and {} = ? -- {}: state
and {} in (?, …) -- {}: state
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan using roller__plant_roll_number_id_decor_code_ix on roller
--           Index Cond: (plant_id = ?)

select max(id) from roller -- group_state, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using roller_pkey on roller
--                   Index Cond: (id IS NOT NULL)

select state as key0, count(*) from roller where plant_id = ? group by 1 limit ? -- group_state
select state as key0, count(*), cast(sum(circumference) as text), cast(count(circumference) as text), cast(min(circumference) as text),
  cast(max(circumference) as text)
from roller
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> HashAggregate
--           Group Key: state
--           -> Index Scan using roller__plant_sort_order_id_ix on roller
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from roller
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using roller__plant_sort_order_id_ix on roller
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from roller
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using roller__plant_sort_order_id_ix on roller
--                 Index Cond: (plant_id = ?)
