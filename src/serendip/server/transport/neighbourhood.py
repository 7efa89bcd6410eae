"""Whose an address is: with version 6 of the internet's protocol everybody has a whole network of them."""

import ipaddress
from functools import lru_cache


@lru_cache(4_096)
def neighbourhood(host: str) -> str:
    """Return what is counted for an address: itself, or its network of 64 bits. What is no address stays as it is."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address), 64), strict=False))
