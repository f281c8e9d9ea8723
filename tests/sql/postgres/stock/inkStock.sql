select id from ink_stock where plant_id = ? order by expiring_date asc, id asc limit ?
--   Limit
--     -> Index Only Scan using ink_stock__plant_expiring_date_id_ix on ink_stock
--           Index Cond: (plant_id = ?)

select count(*) from ink_stock where plant_id = ?
--   Aggregate
--     -> Index Only Scan using ink_stock__plant_location_expiring_date_id_ix on ink_stock
--           Index Cond: (plant_id = ?)

order by expiring_date desc, id desc
--   Limit
--     -> Index Only Scan Backward using ink_stock__plant_expiring_date_id_ix on ink_stock
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using ink_stock__plant_uq on ink_stock
--           Index Cond: (plant_id = ?)

order by {} asc, id asc -- {}: batch_no, quantity, last_moved_at
--   Limit
--     -> Index Only Scan using ink_stock__plant_{}_id_ix on ink_stock
--           Index Cond: (plant_id = ?)

select merged.id as id
from (
  select 2 as rank, id, at0
  from (select id as id, id as at0 from ink_stock where (plant_id = ? and (quantity > ?)) order by id asc limit ?) as part0
  union all
  select 1 as rank, id, at0
  from (select id as id, id as at0 from ink_stock where (plant_id = ? and (quantity > ?) is not true) order by id asc limit ?) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- has_stock
--   Limit
--     -> Sort
--           Sort Key: (2), part0.at0
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Scan using ink_stock__plant_uq on ink_stock
--                                   Index Cond: (plant_id = ?)
--                 …

select merged.id as id
from (
  select 3 as rank, id, at0
  from (select id as id, id as at0 from ink_stock where (plant_id = ? and expiring_date < ?) order by id asc limit ?) as part0
  union all
  select 2 as rank, id, at0
  from (
    select id as id, id as at0
    from ink_stock
    where (
      plant_id = ?
        and (
          #1(
            #2(
              1461 * #3(
                cast(substr(expiring_date, 1, 4) as integer) + 4800 + #4(#5(cast(substr(expiring_date, 6, 2) as integer) - 14) / 12)
              )
            ) / 4 + #6(367 * #7(cast(substr(expiring_date, 6, 2) as integer) - 2 - 12 * #4)) / 12 - #8(3 * #9(#10(cast(substr(expiring_date, 1, 4) as integer) + 4900 + #4) / 100)) / 4 + cast(substr(expiring_date, 9, 2) as integer) - 32075 - 2440588
          ) <= 20775 + coalesce#11(#12(select cast(config.config_value as bigint) from config where config.config_key = ?), 30)
            and (expiring_date < ?) is not true
        )
    )
    order by id asc
    limit ?
  ) as part1
  union all
  select 1 as rank, id, at0
  from (
    select id as id, id as at0
    from ink_stock
    where (plant_id = ? and ((expiring_date < ?) is not true and (#1 <= 20775 + coalesce#11) is not true))
    order by id asc
    limit ?
  ) as part2
) as merged
order by merged.rank asc, at0 asc
limit ?
-- expiry
--   Limit
--     -> Sort
--           Sort Key: (3), part0.at0
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Scan using ink_stock__plant_uq on ink_stock
--                                   Index Cond: (plant_id = ?)
--                 -> Subquery Scan on part1
--                       -> Limit
--                             InitPlan 1 (returns ?)
--                               -> Index Scan using config__config_key_uq on config
--                                     Index Cond: (config_key = ?)
--                             …
--                             -> Index Scan using ink_stock__plant_uq on ink_stock
--                                   Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: expiring_date COLLATE "C"
--           -> Index Scan using ink_stock__plant_uq on ink_stock
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: expiring_date COLLATE "C", id
--           -> Index Scan using ink_stock__plant_uq on ink_stock
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and {} = ? -- {}: ink_id, location_id
--   Limit
--     -> Index Only Scan using ink_stock__plant_{}_expiring_date_id_ix on ink_stock
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: ink_id, location_id
--   Limit
--     -> Sort
--           Sort Key: expiring_date COLLATE "C", id
--           -> Index Only Scan using ink_stock__plant_{}_expiring_date_id_ix on ink_stock
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, expiring_date as at0, id as at1
    from ink_stock
    where (plant_id = ? and {} = ?)
    order by expiring_date asc, id asc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: ink_id, location_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C", part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using ink_stock__plant_{}_expiring_date_id_ix on ink_stock
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and batch_no = ?
--   Limit
--     -> Sort
--           Sort Key: expiring_date COLLATE "C", id
--           -> Index Scan using ink_stock__plant_batch_no_id_ix on ink_stock
--                 Index Cond: ((plant_id = ?) AND (batch_no = ?))

and batch_no is null
--   Limit
--     -> Sort
--           Sort Key: expiring_date COLLATE "C", id
--           -> Index Scan using ink_stock__plant_batch_no_id_ix on ink_stock
--                 Index Cond: ((plant_id = ?) AND (batch_no IS NULL))

and batch_no in (?, …)
--   Limit
--     -> Sort
--           Sort Key: expiring_date COLLATE "C", id
--           -> Index Scan using ink_stock__plant_batch_no_id_ix on ink_stock
--                 Index Cond: ((plant_id = ?) AND (batch_no = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: batch_no
and {} = ? -- {}: state, received_date
and {} in (?, …) -- {}: state
and ({} >= ? and {} <= ?) -- {}: received_date, created_at, updated_at
and (quantity > ?) -- has_stock
and (batch_no ilike ? escape '\' and (batch_no ilike ? escape '\' or squeezed(batch_no) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Scan using ink_stock__plant_expiring_date_id_ix on ink_stock
--           Index Cond: (plant_id = ?)

and expiring_date = ?
--   Limit
--     -> Index Only Scan using ink_stock__plant_expiring_date_id_ix on ink_stock
--           Index Cond: ((plant_id = ?) AND (expiring_date = ?))

and (expiring_date >= ? and expiring_date <= ?)
--   Limit
--     -> Index Only Scan using ink_stock__plant_expiring_date_id_ix on ink_stock
--           Index Cond: ((plant_id = ?) AND (expiring_date >= ?) AND (expiring_date <= ?))

and (last_moved_at >= ? and last_moved_at <= ?)
--   Limit
--     -> Sort
--           Sort Key: expiring_date COLLATE "C", id
--           -> Index Scan using ink_stock__plant_last_moved_at_id_ix on ink_stock
--                 Index Cond: ((plant_id = ?) AND (last_moved_at >= ?) AND (last_moved_at <= ?))

and expiring_date < ? -- expiry
--   Limit
--     -> Index Only Scan using ink_stock__plant_expiring_date_id_ix on ink_stock
--           Index Cond: ((plant_id = ?) AND (expiring_date < ?))

and (
  expiring_date < ?
    or (
      (
        (
          1461 * (cast(substr(expiring_date, 1, 4) as integer) + 4800 + #1(#2(cast(substr(expiring_date, 6, 2) as integer) - 14) / 12))
        ) / 4 + (367 * (cast(substr(expiring_date, 6, 2) as integer) - 2 - 12 * #1)) / 12 - (3 * ((cast(substr(expiring_date, 1, 4) as integer) + 4900 + #1) / 100)) / 4 + cast(substr(expiring_date, 9, 2) as integer) - 32075 - 2440588
      ) <= 20775 + coalesce((select cast(config.config_value as bigint) from config where config.config_key = ?), 30)
        and (expiring_date < ?) is not true
    )
)
-- expiry
--   Limit
--     InitPlan 1 (returns ?)
--       -> Index Scan using config__config_key_uq on config
--             Index Cond: (config_key = ?)
--     -> Index Only Scan using ink_stock__plant_expiring_date_id_ix on ink_stock
--           Index Cond: (plant_id = ?)

select ink_id as key0, count(*) from ink_stock where plant_id = ? group by 1 limit ? -- group_ink_id
--   Limit
--     -> GroupAggregate
--           Group Key: ink_id
--           -> Index Only Scan using ink_stock__plant_ink_expiring_date_id_ix on ink_stock
--                 Index Cond: (plant_id = ?)

select location_id as key0, count(*) from ink_stock where plant_id = ? group by 1 limit ? -- group_location_id
--   Limit
--     -> GroupAggregate
--           Group Key: location_id
--           -> Index Only Scan using ink_stock__plant_location_expiring_date_id_ix on ink_stock
--                 Index Cond: (plant_id = ?)

select substr(expiring_date, 1, 7) as key0, count(*) from ink_stock where plant_id = ? group by 1 limit ? -- group_expiring_date
--   Limit
--     -> HashAggregate
--           Group Key: substr(expiring_date, 1, 7)
--           -> Index Only Scan using ink_stock__plant_location_expiring_date_id_ix on ink_stock
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((last_moved_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from ink_stock
where plant_id = ?
group by 1
limit ?
-- group_last_moved_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((last_moved_at + '62167420800000'::bigint) / 1000) - '6…
--           -> Index Scan using ink_stock__plant_location_expiring_date_id_ix on ink_stock
--                 Index Cond: (plant_id = ?)

select max(id) from ink_stock
-- group_state, group_received_date, group_has_stock, group_expiry, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using ink_stock_pkey on ink_stock
--                   Index Cond: (id IS NOT NULL)

select state as key0, count(*) from ink_stock where plant_id = ? group by 1 limit ? -- group_state
--   Limit
--     -> HashAggregate
--           Group Key: state
--           -> Index Scan using ink_stock__plant_location_expiring_date_id_ix on ink_stock
--                 Index Cond: (plant_id = ?)

select substr(received_date, 1, 7) as key0, count(*) from ink_stock where plant_id = ? group by 1 limit ? -- group_received_date
--   Limit
--     -> HashAggregate
--           Group Key: substr(received_date, 1, 7)
--           -> Index Scan using ink_stock__plant_location_expiring_date_id_ix on ink_stock
--                 Index Cond: (plant_id = ?)

select case when quantity > ? then 1 else 0 end as key0, count(*) from ink_stock where plant_id = ? group by 1 limit ? -- group_has_stock
--   Limit
--     -> HashAggregate
--           Group Key: CASE WHEN (quantity > ?) THEN 1 ELSE 0 END
--           -> Index Scan using ink_stock__plant_location_expiring_date_id_ix on ink_stock
--                 Index Cond: (plant_id = ?)

select case when expiring_date < ? then ?
  when (
    (
      1461 * (cast(substr(expiring_date, 1, 4) as integer) + 4800 + #1(#2(cast(substr(expiring_date, 6, 2) as integer) - 14) / 12))
    ) / 4 + (367 * (cast(substr(expiring_date, 6, 2) as integer) - 2 - 12 * #1)) / 12 - (3 * ((cast(substr(expiring_date, 1, 4) as integer) + 4900 + #1) / 100)) / 4 + cast(substr(expiring_date, 9, 2) as integer) - 32075 - 2440588
  ) <= 20775 + coalesce((select cast(config.config_value as bigint) from config where config.config_key = ?), 30) then ?
  else ? end as key0, count(*)
from ink_stock
where plant_id = ?
group by 1
limit ?
-- group_expiry
--   Limit
--     InitPlan 1 (returns ?)
--       -> Index Scan using config__config_key_uq on config
--             Index Cond: (config_key = ?)
--     -> HashAggregate
--           Group Key: CASE WHEN (ink_stock.expiring_date < ?) THEN ? WHEN ((((((((1461 * (((substr(ink_stock.expiring_date, 1, 4))::integer + 4…
--           -> Index Only Scan using ink_stock__plant_location_expiring_date_id_ix on ink_stock
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from ink_stock
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using ink_stock__plant_location_expiring_date_id_ix on ink_stock
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from ink_stock
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using ink_stock__plant_location_expiring_date_id_ix on ink_stock
--                 Index Cond: (plant_id = ?)

select ink_id as key0, count(*), cast(sum(quantity) as text), cast(count(quantity) as text), cast(min(quantity) as text),
  cast(max(quantity) as text)
from ink_stock
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: ink_id
--           -> Index Scan using ink_stock__plant_ink_expiring_date_id_ix on ink_stock
--                 Index Cond: (plant_id = ?)
